import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The part of ExcelJS that writes rows one by one. */
interface SheetLibrary {
  stream: {
    xlsx: {
      WorkbookWriter: new (options: {
        stream: PassThrough;
        useSharedStrings: boolean;
      }) => {
        addWorksheet(name: string): { addRow(cells: readonly (string | number)[]): { commit(): void } };
        commit(): Promise<void>;
      };
    };
  };
}

const gateway = createRequire(new URL('../../../services/gateway/package.json', import.meta.url));
const ExcelJS = gateway('exceljs') as SheetLibrary;

const headings = [
  ...['Date', 'Player', 'Club Name', 'Club Type', 'Club Speed', 'Attack Angle', 'Club Path', 'Club Face'],
  ...['Face to Path', 'Ball Speed', 'Smash Factor', 'Launch Angle', 'Launch Direction', 'Backspin', 'Sidespin'],
  ...['Spin Rate', 'Spin Rate Type', 'Spin Axis', 'Apex Height', 'Carry Distance', 'Carry Deviation Angle'],
  ...['Carry Deviation Distance', 'Total Distance', 'Total Deviation Angle', 'Total Deviation Distance', 'Note'],
  ...['Tag', 'Air Density', 'Temperature', 'Air Pressure', 'Relative Humidity'],
];
const units = headings.map((heading) =>
  /Speed/.test(heading)
    ? '[mph]'
    : /Distance|Height/.test(heading)
      ? '[yds]'
      : /Angle|Path|Face/.test(heading)
        ? '[deg]'
        : '',
);

/** Rows of a Garmin export, 31 columns, with as many digits as Garmin writes; `salt` makes each file another session. */
function* rowsOf(shots: number, salt: number): Generator<(string | number)[]> {
  yield headings;
  yield units;
  const wave = (at: number, size: number) => Math.sin(at * 12.9898 + salt) * size;
  for (let at = 0; at < shots; at++) {
    const at2 = (value: number) => value + wave(at, 3);
    const time = new Date(Date.UTC(2026, 0, 1) + (salt * shots + at) * 40_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    yield [
      ...[time, 'Sample', '', `${3 + (at % 7)} Iron`, at2(84), at2(-3), at2(0), at2(1), at2(1), at2(115), 1.37],
      ...[at2(17), at2(0), at2(6_200), at2(200), at2(6_210), 'Measured', at2(2), at2(28), at2(155), at2(0), at2(3)],
      ...[at2(162), at2(0), at2(3), '', '', 1.2, 21, 101, 40],
    ];
  }
}

export function makeCsv(shots: number, salt: number): Buffer {
  return Buffer.from([...rowsOf(shots, salt)].map((row) => row.join(',')).join('\r\n'));
}

/** As a spreadsheet program writes it, texts in a table of their own. */
export async function makeXlsx(shots: number, salt: number): Promise<Buffer> {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: true });
  const sheet = workbook.addWorksheet('Shots');
  for (const row of rowsOf(shots, salt)) sheet.addRow(row).commit();
  await workbook.commit();
  return await bytes;
}
