import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A spreadsheet with one sheet, whose XML the caller writes: what no library would write. */
export async function writeWorkbook({
  rows = '',
  definedNames = '',
  sharedStrings = '',
  /** Text before the XML of the sheet. */
  prolog = '',
  /** More files of the ZIP, by their path. */
  parts = {} as Readonly<Record<string, string>>,
}): Promise<Buffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const files = {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Numbers" sheetId="1" r:id="rId1"/></sheets>` +
      `<definedNames>${definedNames}</definedNames></workbook>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedStrings}</sst>`,
    'xl/worksheets/sheet1.xml': `${prolog}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  };
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return await buffer(zip.outputStream);
}
