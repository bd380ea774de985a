/** Parts of ExcelJS 4.4 that its own types leave out. */
declare module 'exceljs/lib/stream/xlsx/worksheet-reader.js' {
  import type { CellValue, Row } from 'exceljs';

  interface SheetOfWorkbook {
    readonly workbook: {
      readonly sharedStrings: readonly CellValue[];
      readonly styles: { getStyleModel(id: number): null };
      readonly properties: object;
    };
    readonly id: number;
    readonly iterator: AsyncIterable<Buffer>;
    readonly options: { readonly worksheets: 'emit' };
  }

  export default class WorksheetReader implements AsyncIterable<Row> {
    constructor(sheet: SheetOfWorkbook);
    [Symbol.asyncIterator](): AsyncIterator<Row>;
  }
}

declare module 'exceljs/lib/xlsx/xform/strings/shared-strings-xform.js' {
  import type { CellValue } from 'exceljs';

  export default class SharedStringsXform {
    readonly values: readonly CellValue[];
    parseStream(xml: AsyncIterable<Buffer>): Promise<unknown>;
  }
}
