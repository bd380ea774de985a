import type { ServerResponse } from 'node:http';

/** Children by tag. An array repeats the tag; undefined omits it. */
interface XmlTree {
  [tag: string]: XmlNode | readonly XmlTree[] | undefined;
}
type XmlNode = string | number | boolean | XmlTree;

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/';
const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };
/** XML cannot contain raw control characters, so they become character references, as in S3. */
const escapeText = (text: string): string =>
  [...text].map((char) => escapes[char] ?? (char < ' ' ? `&#x${char.charCodeAt(0).toString(16)};` : char)).join('');

function writeNode(tag: string, node: XmlNode | readonly XmlTree[] | undefined): string {
  if (node === undefined) return '';
  if (Array.isArray(node)) return node.map((child: XmlTree) => writeNode(tag, child)).join('');
  const content =
    typeof node === 'object'
      ? Object.entries(node as XmlTree)
          .map(([name, child]) => writeNode(name, child))
          .join('')
      : escapeText(String(node));
  return `<${tag}>${content}</${tag}>`;
}

/** Answers with an S3 document of the given root element. */
export function sendXml(response: ServerResponse, root: string, tree: XmlTree | string, status = 200): void {
  const inner = typeof tree === 'string' ? escapeText(tree) : writeNode('', tree).slice('<>'.length, -'</>'.length);
  const attribute = root === 'Error' ? '' : ` xmlns="${namespace}"`;
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${inner}</${root}>`;
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** Inner texts of all elements with the tag. */
export const readElements = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => match[1] ?? '');

/** Decoded text of the first element with the tag. */
export function readText(xml: string, tag: string): string | null {
  const raw = readElements(xml, tag)[0];
  if (raw === undefined) return null;
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return raw.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|quot|apos|amp));/gi, (_, hex, decimal, name) =>
    name ? (named[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
