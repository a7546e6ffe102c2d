/**
 * What the source declares with `const` stays `const` in a bundle: esbuild writes `var` for everything at its top. Browsers build a constant
 * and the place of a table into the code that they compile, and a variable they look up each time; sums over many worlds take a third
 * less time (docs/belief.md).
 */
import ts from 'typescript';

/** The names that are written to anywhere after their declaration, whatever scope they are of. */
function writtenNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const target = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    // `a.b = …` and `a[b] = …` write to neither name; a pattern may hold many.
    else if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) ts.forEachChild(node, target);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) target(node.left);
    else if (ts.isPostfixUnaryExpression(node)) target(node.operand);
    else if (ts.isPrefixUnaryExpression(node) && STEPS.has(node.operator)) target(node.operand);
    else if (
      (ts.isForInStatement(node) || ts.isForOfStatement(node)) &&
      !ts.isVariableDeclarationList(node.initializer)
    )
      target(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
const STEPS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken]);

/** The text of a bundle with `const` for each `var` at its top that has a value from the start and is never written to again. */
export function keepConstants(bundle: string): string {
  const file = ts.createSourceFile('bundle.js', bundle, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const written = writtenNames(file);
  let kept = '';
  let from = 0;
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const { declarationList: list } = statement;
    const isVar = (list.flags & ts.NodeFlags.BlockScoped) === 0;
    const fixed = list.declarations.every(
      ({ name, initializer }) => initializer && ts.isIdentifier(name) && !written.has(name.text),
    );
    if (!isVar || !fixed) continue;
    const start = list.getStart(file);
    kept += `${bundle.slice(from, start)}const`;
    from = start + 'var'.length;
  }
  return kept + bundle.slice(from);
}
