import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The texts of a toast, a dialog or an empty state, as far as they are written where it is shown. */
interface Message {
  readonly at: string;
  readonly kind: 'toast' | 'failure' | 'dialog' | 'empty';
  readonly titles: readonly string[];
  readonly texts: readonly string[];
  /** Parts of a toast without a literal, as they are written; `text: none` if there is none. */
  readonly unread: readonly string[];
}

const folder = new URL('../apps/web/src/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^features\/design\//.test(file),
);

/** Texts that the specification gives without a period or a next step. */
const specified = new Set([
  'Successfully reset … for user',
  'Failed to reset usage',
  'Welcome to the admin panel',
  'Analyzing your swing to create personalized exercises...',
]);

/** Parts of toasts whose words come from elsewhere: from another module, from the server, or as an argument. */
const written = new Set([
  'app/pages/recorded-swings/analyze-swing.tsx text: problem.message',
  'app/pages/recorded-swings/analyze-swing.tsx title: problem.title',
  'features/billing/billing.queries.ts text: message',
  'features/billing/billing.queries.ts text: sentenceOf(error, fallback(error))',
  'features/billing/billing.queries.ts title: title',
  'features/billing/subscribe/payment-form.tsx text: confirmed.refusal',
  'features/billing/subscribe/payment-form.tsx title: titles[kind].done',
  'features/billing/subscribe/payment-form.tsx title: titles[kind].failed',
  'features/mobility-check/video/use-sent-videos.ts text: text',
  'features/mobility-check/video/use-sent-videos.ts title: title',
  'features/progress/goal/change-goal.tsx text: message',
  'features/progress/goal/change-goal.tsx title: title',
  'features/uploads/form/upload-swing.tsx text: error.message',
  'features/uploads/form/upload-swing.tsx text: problem.message',
  'features/uploads/form/upload-swing.tsx title: error.title',
  'features/uploads/form/upload-swing.tsx title: problem.title',
  'features/uploads/video/video-field.tsx text: problem.message',
  'features/uploads/video/video-field.tsx title: problem.title',
  'features/workouts/queue/queue-sender.tsx toast: describeCompletion(completed)',
  'features/workouts/queue/queue-sender.tsx toast: describeRefusal(entry, error, isAwaited(entry))',
  'features/workouts/queue/queue-sender.tsx toast: heldWithoutPremium',
  'features/workouts/queue/queue-sender.tsx toast: serverTrouble',
]);

const kindOf = ({ tagName }: ts.JsxOpeningLikeElement) =>
  (({ Dialog: 'dialog', EmptyState: 'empty' }) as const)[tagName.getText()];

function readMessages(file: string): Message[] {
  const source = ts.createSourceFile(file, readFileSync(folder + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    const at = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isCallExpression(node) && node.expression.getText() === 'showToast' && node.arguments[0])
      found.push({ at, ...readToast(node.arguments[0]) });
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const kind = kindOf(ts.isJsxElement(node) ? node.openingElement : node);
      if (kind) found.push({ at, kind, ...readElement(node), unread: [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readToast(toast: ts.Expression): Omit<Message, 'at'> {
  if (!ts.isObjectLiteralExpression(toast))
    return { kind: 'toast', titles: [], texts: [], unread: [`toast: ${toast.getText()}`] };
  const property = (name: string) => toast.properties.find((each) => each.name?.getText() === name);
  const [title, text, kind] = ['title', 'text', 'kind'].map(property);
  const unread = Object.entries({ title, text }).flatMap(([name, part]) =>
    literals(part).length > 0 ? [] : [`${name}: ${part ? initializerOf(part).getText() : 'none'}`],
  );
  const isFailure = kind?.getText().includes('destructive');
  return { kind: isFailure ? 'failure' : 'toast', titles: literals(title), texts: literals(text), unread };
}

const initializerOf = (node: ts.Node): ts.Node => {
  if (ts.isPropertyAssignment(node)) return node.initializer;
  return ts.isShorthandPropertyAssignment(node) ? node.name : node;
};

/** The value of the nearest constant of this name around a use. */
function constant(use: ts.Node, name: string): ts.Expression | undefined {
  for (let scope: ts.Node | undefined = use.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const declared = scope.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find((declaration) => declaration.name.getText() === name);
    if (declared) return declared.initializer;
  }
  return undefined;
}

/** The values of a table of texts, `{ one: 'Text.' }`. */
function valuesOf(table: ts.Node | undefined): readonly ts.Node[] {
  if (table && (ts.isAsExpression(table) || ts.isSatisfiesExpression(table))) return valuesOf(table.expression);
  return table && ts.isObjectLiteralExpression(table) ? table.properties.map(initializerOf) : [];
}

function readElement(node: ts.JsxElement | ts.JsxSelfClosingElement): Pick<Message, 'titles' | 'texts'> {
  const { attributes } = ts.isJsxElement(node) ? node.openingElement : node;
  const attribute = (name: string) =>
    attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === name);
  const isEmptyState = ts.isJsxElement(node) && kindOf(node.openingElement) === 'empty';
  const text = isEmptyState ? textOf(node.children) : [];
  return { titles: literals(attribute('title')), texts: [...literals(attribute('description')), ...text] };
}

/** The words between the tags, as one text; an expression stands for some words. */
function textOf(children: ts.NodeArray<ts.JsxChild>): string[] {
  const words = children.map((child): string => {
    if (ts.isJsxText(child)) return child.text;
    if (ts.isJsxElement(child))
      return child.openingElement.tagName.getText() === 'p' ? textOf(child.children).join(' ') : '';
    return ts.isJsxExpression(child) && child.expression && !ts.isBinaryExpression(child.expression)
      ? (literals(child)[0] ?? '…')
      : '';
  });
  const text = words.join('').replaceAll(/\s+/g, ' ').trim();
  return text === '' || text === '…' ? [] : [text];
}

/** The literals that an expression may give; what is filled in is an ellipsis. Keys, calls of other modules and comparisons give none. */
function literals(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text === '' ? [] : [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) return literals(node.initializer);
  if (ts.isJsxExpression(node)) return literals(node.expression);
  if (ts.isIdentifier(node)) return literals(constant(node, node.text));
  if (ts.isShorthandPropertyAssignment(node)) return literals(node.name);
  if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression))
    return valuesOf(constant(node, node.expression.text)).flatMap(literals);
  if (ts.isBinaryExpression(node) && ['||', '??'].includes(node.operatorToken.getText())) return literals(node.right);
  // `sentenceOf(error, fallback)`
  if (ts.isCallExpression(node)) return literals(node.arguments.at(-1));
  return [];
}

const messages = files.flatMap(readMessages);

it('finds the messages of the web client', () => {
  const count = (kind: Message['kind']) => messages.filter((message) => message.kind === kind).length;
  for (const kind of ['toast', 'failure', 'dialog', 'empty'] as const) expect(count(kind)).toBeGreaterThan(10);
  expect(messages.filter(({ titles }) => titles.length > 0).length).toBeGreaterThan(messages.length / 2);
});

it('reads each part of each toast, or knows by name that it is written elsewhere', () => {
  const unread = messages.flatMap(({ at, unread }) => unread.map((part) => `${at.replace(/:\d+$/, '')} ${part}`));
  expect(new Set(unread)).toEqual(written);
});

it.each(messages)('$kind at $at: names what happened in a few words, then in whole sentences', (message) => {
  for (const title of message.titles) {
    expect(title).toMatch(/^[A-Z…]/);
    expect(title.length).toBeLessThanOrEqual(45);
  }
  for (const text of message.texts.filter((each) => !specified.has(each))) {
    expect(text).toMatch(/^[A-Z\d…“].*[.!?…]$/);
    expect(text.length).toBeLessThanOrEqual(220);
    // A failure says what to do.
    if (message.kind === 'failure') expect(text).toMatch(/\b(again|please|later|choose|check|contact|sign)\b/i);
  }
});
