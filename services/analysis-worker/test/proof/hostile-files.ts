import { aliasOf, append, boxOf, replace } from './quicktime.ts';

/** A file that names an address on the network, or another file. */
export interface HostileFile {
  name: string;
  content: Buffer;
  /** Options with which an ffmpeg without guards opens it; null where it depends on its version and build, or none does. */
  unguarded: readonly string[] | null;
}

const anyExtension = ['-allowed_extensions', 'ALL'];
const unsafe = ['-safe', '0'];

/** Files of each form in which one names an address: playlists, lists, descriptions of streams, and references in a movie. */
export function makeHostileFiles(port: number, movie: Buffer): HostileFile[] {
  const address = `127.0.0.1:${port}`;
  const url = (name: string, protocol = 'http') => `${protocol}://${address}/${name}`;
  const text = (name: string, content: string, unguarded: HostileFile['unguarded']): HostileFile => ({
    name,
    content: Buffer.from(content),
    unguarded,
  });
  const hls = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...lines, '#EXT-X-ENDLIST', ''].join('\n');
  const playlist = (name: string, ...lines: string[]) => text(name, hls(...lines), anyExtension);
  /** The segment of a playlist under a protocol that most versions refuse there. */
  const other = (name: string, segment: string) => text(name, hls('#EXTINF:4,', segment), null);
  const film = (name: string, content: Buffer): HostileFile => ({ name, content, unguarded: null });
  return [
    playlist('playlist-http.m3u8', '#EXTINF:4,', url('segment.ts')),
    other('playlist-tcp.m3u8', url('segment.ts', 'tcp')),
    other('playlist-udp.m3u8', url('segment.ts', 'udp')),
    playlist('playlist.mp4', '#EXTINF:4,', url('segment.ts')),
    playlist('playlist.mov', '#EXTINF:4,', url('segment.ts')),
    other('nested.mp4', `hls+${url('list.m3u8')}`),
    other('crypto.mp4', `crypto+${url('segment.ts')}`),
    playlist('key.mp4', `#EXT-X-KEY:METHOD=AES-128,URI="${url('key')}"`, '#EXTINF:4,', url('segment.ts')),
    playlist('map.mp4', `#EXT-X-MAP:URI="${url('map.mp4')}"`, '#EXTINF:4,', url('segment.m4s')),
    text('master.mp4', `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${url('list.m3u8')}\n`, anyExtension),
    text('list.mp4', `ffconcat version 1.0\nfile ${url('part.mp4')}\n`, unsafe),
    text('list-tcp.mov', `ffconcat version 1.0\nfile ${url('part.mp4', 'tcp')}\n`, unsafe),
    text('list-of-lists.mp4', `ffconcat version 1.0\nfile concat:${url('a.mp4')}|${url('b.mp4')}\n`, unsafe),
    text(
      'manifest.mp4',
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT4S"
        profiles="urn:mpeg:dash:profile:isoff-on-demand:2011"><Period><AdaptationSet contentType="video">
        <Representation id="1" bandwidth="1"><BaseURL>${url('part.mp4')}</BaseURL><SegmentList duration="4">
        <SegmentURL media="${url('part.mp4')}"/></SegmentList></Representation></AdaptationSet></Period></MPD>`,
      null,
    ),
    text(
      'session.mp4',
      `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video ${port} RTP/AVP 96\na=rtpmap:96 H264/90000\n`,
      null,
    ),
    text('redirect.mp4', `[Reference]\nRef1=${url('part.asf')}\nRef2=${url('part.asf', 'mms')}\n`, null),
    film(
      'reference-to-url.mov',
      replace(movie, 'dref', boxOf('dref', 0, 1, boxOf('url ', 0, `${url('media.mov')}\0`))),
    ),
    film('alias.mov', replace(movie, 'dref', boxOf('dref', 0, 1, boxOf('alis', 0, aliasOf(url('media.mov')))))),
    film(
      'reference-movie.mov',
      append(
        movie,
        'moov',
        boxOf('rmra', boxOf('rmda', boxOf('rdrf', 0, 'url ', url('a.mov').length + 1, `${url('a.mov')}\0`))),
      ),
    ),
    film('text-of-url.mov', append(movie, 'moov', boxOf('udta', boxOf('\xa9url', `\0\x40\0\0${url('a'.repeat(30))}`)))),
  ];
}
