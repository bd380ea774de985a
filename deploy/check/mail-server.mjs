// A mail server for the container check: takes every mail by SMTP on port 2525, and GET /<address> on port 8025 answers the text of the
// newest one to it, or 404. Keeps mails in memory.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

const texts = new Map();

createServer((socket) => {
  let recipient = '';
  let isBody = false;
  let unread = '';
  const say = (line) => socket.write(`${line}\r\n`);
  const handle = (line) => {
    const [verb = ''] = line.toUpperCase().split(' ');
    if (verb === 'RCPT') recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') isBody = true;
    say({ DATA: '354 go on', QUIT: '221 bye' }[verb] ?? '250 ok');
    if (verb === 'QUIT') socket.end();
  };
  const takeBody = () => {
    const end = unread.indexOf('\r\n.\r\n');
    if (end < 0) return;
    texts.set(recipient, decode(unread.slice(0, end)));
    unread = unread.slice(end + 5);
    isBody = false;
    say('250 ok');
  };
  const read = () => {
    while (!isBody && unread.includes('\r\n')) {
      const end = unread.indexOf('\r\n');
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      handle(line);
    }
    if (isBody) takeBody();
  };
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    unread += chunk;
    read();
  });
  say('220 check');
}).listen(2525);

createHttpServer(({ url }, answer) => {
  const text = texts.get(decodeURIComponent(url.slice(1)));
  answer.writeHead(text === undefined ? 404 : 200).end(text);
}).listen(8025);

/** Undoes quoted-printable, in which long lines end with "=" and "=" is "=3D". */
function decode(raw) {
  return raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
