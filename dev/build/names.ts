/**
 * Names inside the functions of a bundle are those of the sources. esbuild puts a number behind a name wherever any file has the same
 * at its top, and so writes `text2` for `text`, and `{ text: text2 }` for `{ text }`. What a function never mentions it may hide: most
 * of these numbers can go, and the bundle reads like its sources in fewer characters.
 */
import ts from 'typescript';

/** A place where a variable is mentioned: read, written or declared. */
interface Mention {
  readonly node: ts.Identifier;
  /** If it is declared here: all that it can be mentioned in. */
  readonly scope: ts.Node | 'top' | null;
}

/** A name that got a number, and the name. */
const NUMBERED = /^(.*\D)[1-9]\d*$/;

/** Names of properties are no variables'. */
function isVariable(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isMetaProperty(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  const isProperty =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isAccessor(parent);
  return !isProperty || parent.name !== node;
}

/** The declaration whose name this is: a pattern's names are of the declaration around it. */
function declarationOf(node: ts.Identifier): ts.Node | null {
  let declaration: ts.Node = node.parent;
  const isName =
    (ts.isVariableDeclaration(declaration) ||
      ts.isParameter(declaration) ||
      ts.isBindingElement(declaration) ||
      ts.isFunctionDeclaration(declaration) ||
      ts.isFunctionExpression(declaration) ||
      ts.isClassLike(declaration)) &&
    declaration.name === node;
  if (!isName) return null;
  while (ts.isBindingElement(declaration)) declaration = declaration.parent.parent;
  return declaration;
}

const isScope = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ||
  ts.isFunctionLike(node) ||
  ts.isCatchClause(node) ||
  ts.isForStatement(node) ||
  ts.isForInStatement(node) ||
  ts.isForOfStatement(node) ||
  ts.isCaseBlock(node) ||
  // The block of a function or of `catch` is one scope with what it takes.
  (ts.isBlock(node) && !ts.isFunctionLike(node.parent) && !ts.isCatchClause(node.parent));

/** All that a declaration can be seen from. */
function scopeOf(declaration: ts.Node): ts.Node {
  if (ts.isFunctionExpression(declaration) || ts.isClassExpression(declaration)) return declaration;
  const isVar =
    ts.isVariableDeclaration(declaration) && (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.BlockScoped) === 0;
  let scope = declaration.parent;
  while (!isScope(scope) || (isVar && !ts.isFunctionLike(scope) && !ts.isSourceFile(scope))) scope = scope.parent;
  return scope;
}

/** Every mention, by name. */
function mentionsIn(file: ts.SourceFile): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isVariable(node)) {
      const declaration = declarationOf(node);
      const scope = declaration && scopeOf(declaration);
      const known = mentions.get(node.text);
      const mention: Mention = { node, scope: scope && ts.isSourceFile(scope) ? 'top' : scope };
      if (known) known.push(mention);
      else mentions.set(node.text, [mention]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mentions;
}

const within = (mentions: readonly Mention[] = [], scope: ts.Node): Mention[] =>
  mentions.filter(({ node }) => node.pos >= scope.pos && node.end <= scope.end);

/** `{ text2 }` names a property too. */
const isShort = ({ parent }: ts.Identifier): boolean =>
  ts.isShorthandPropertyAssignment(parent) ||
  (ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    !parent.propertyName &&
    !parent.dotDotDotToken);

/** Where the plain name is written: `text: text2` becomes `text`, as a whole. */
function placeOf(node: ts.Identifier, plain: string, file: ts.SourceFile): [from: number, to: number] {
  const { parent } = node;
  const property =
    ts.isPropertyAssignment(parent) && parent.initializer === node
      ? parent.name
      : ts.isBindingElement(parent) && parent.name === node
        ? parent.propertyName
        : undefined;
  const isSame = property && ts.isIdentifier(property) && property.text === plain;
  return [(isSame ? property : node).getStart(file), node.end];
}

/** The same bundle in which a name inside a function has no number where it needs none. */
export function withPlainNames(bundle: string): string {
  const file = ts.createSourceFile('bundle.js', bundle, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const mentions = mentionsIn(file);
  // A number without a namesake at the top is the sources' own.
  const atTop = new Set(
    [...mentions].filter(([, all]) => all.some((one) => one.scope === 'top')).map(([name]) => name),
  );
  const numbered = [...mentions].flatMap(([name, all]) => {
    const plain = NUMBERED.exec(name)?.[1] ?? '';
    if (!atTop.has(plain)) return [];
    return all.flatMap(({ scope }) => (scope === null || scope === 'top' ? [] : [{ scope, name, plain }]));
  });
  // From outside inwards: what an outer function now mentions by the plain name stays told from what is within.
  numbered.sort((a, b) => a.scope.pos - b.scope.pos || b.scope.end - a.scope.end);

  const changes: { from: number; to: number; plain: string }[] = [];
  for (const { scope, name, plain } of numbered) {
    const own = within(mentions.get(name), scope);
    const isOne = own.filter((mention) => mention.scope !== null).length === 1;
    if (!isOne || own.some(({ node }) => isShort(node)) || within(mentions.get(plain), scope).length > 0) continue;
    mentions.get(plain)?.push(...own);
    for (const { node } of own) {
      const [from, to] = placeOf(node, plain, file);
      changes.push({ from, to, plain });
    }
  }
  changes.sort((a, b) => a.from - b.from);
  let text = '';
  let at = 0;
  for (const { from, to, plain } of changes) {
    text += bundle.slice(at, from) + plain;
    at = to;
  }
  return text + bundle.slice(at);
}
