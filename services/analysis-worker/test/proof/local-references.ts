import type { HostileFile } from './hostile-files.ts';
import { aliasOf, boxOf, replace } from './quicktime.ts';

const anyExtension = ['-allowed_extensions', 'ALL'];
const unsafe = ['-safe', '0'];
const references = ['-enable_drefs', '1', '-use_absolute_path', '1'];

/** Files that name another file of the machine, by its path or as one beside them; `unguarded` as for those that name an address. */
export function makeLocalReferences(path: string, nameBeside: string, movie: Buffer): HostileFile[] {
  const text = (name: string, lines: readonly string[], unguarded: HostileFile['unguarded']): HostileFile => ({
    name,
    content: Buffer.from([...lines, ''].join('\n')),
    unguarded,
  });
  const playlist = (name: string, ...lines: string[]) =>
    text(name, ['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...lines, '#EXT-X-ENDLIST'], anyExtension);
  const film = (name: string, ...reference: Parameters<typeof boxOf>): HostileFile => ({
    name,
    content: replace(movie, 'dref', boxOf('dref', 0, 1, boxOf(...reference))),
    unguarded: null,
  });
  return [
    playlist('local-segment.mp4', '#EXTINF:4,', `file://${path}`),
    playlist('local-segment-beside.mov', '#EXTINF:4,', nameBeside),
    playlist('local-map.mp4', `#EXT-X-MAP:URI="${path}"`, '#EXTINF:4,', nameBeside),
    playlist('local-key.mp4', `#EXT-X-KEY:METHOD=AES-128,URI="file://${path}"`, '#EXTINF:4,', nameBeside),
    text('local-list.mp4', ['ffconcat version 1.0', `file '${path}'`], unsafe),
    text('local-list-beside.mp4', ['ffconcat version 1.0', `file ${nameBeside}`], []),
    text('local-list-of-lists.mp4', ['ffconcat version 1.0', `file 'concat:${path}|${path}'`], unsafe),
    text('local-subfile.mp4', ['ffconcat version 1.0', `file 'subfile,,start,0,end,0,,:${path}'`], unsafe),
    film('local-reference.mov', 'url ', 0, `file://${path}\0`),
    { ...film('local-alias.mov', 'alis', 0, aliasOf(path)), unguarded: references },
    { ...film('local-alias-beside.mov', 'alis', 0, aliasOf(`/clips/${nameBeside}`)), unguarded: references },
  ];
}

/** Subtitles, which ffmpeg opens as media. */
export const subtitleFiles: readonly HostileFile[] = [
  ['subtitles.srt', '1\n00:00:00,000 --> 00:00:04,000\nA swing\n'],
  ['subtitles.mp4', '1\n00:00:00,000 --> 00:00:04,000\n<img src="file:///etc/passwd">\n'],
  ['subtitles.vtt', 'WEBVTT\n\n00:00.000 --> 00:04.000\nA swing\n'],
  [
    'subtitles.ass',
    '[Script Info]\nScriptType: v4.00+\n[Events]\nDialogue: 0,0:00:00.00,0:00:04.00,Default,,0,0,0,,A swing\n',
  ],
  ['subtitles.sami', '<SAMI><BODY><SYNC Start=0><P>A swing</SAMI>\n'],
].map(([name = '', content = '']) => ({ name, content: Buffer.from(content), unguarded: null }));
