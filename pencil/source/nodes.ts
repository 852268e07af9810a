import type { Node, Program } from 'oxc-parser';
import { nameOf, plain } from './syntax.ts';

/** Where something stands in a file, in UTF-16 units. */
type Span = readonly [start: number, end: number];

interface Place {
  /** The expression, without `satisfies …`. */
  value: Span;
  /** With the name of its property, if it is one. */
  whole: Span;
}

/** The place with this key path, `service.benefits.0.text`; `undefined` if the file has none. */
export function nodeAt(program: Program, keyPath: string): Place | undefined {
  const [name = '', ...keys] = keyPath.split('.');
  let node = declarationOf(program, name);
  let whole: Node | undefined = node;
  for (const key of keys) {
    if (!node) return undefined;
    const around = plain(node);
    node = undefined;
    if (around.type === 'ArrayExpression') {
      const element = around.elements[Number(key)];
      if (element && element.type !== 'SpreadElement') node = whole = element;
    } else if (around.type === 'ObjectExpression') {
      const property = around.properties.find(
        (one) => one.type === 'Property' && nameOf(one.key) === key,
      );
      if (property?.type === 'Property') {
        node = property.value;
        whole = property;
      }
    }
  }
  if (!node || !whole) return undefined;
  const value = plain(node);
  return { value: [value.start, value.end], whole: [whole.start, whole.end] };
}

/** What a constant of the file is set to. */
function declarationOf(program: Program, name: string): Node | undefined {
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return init;
    }
  }
  return undefined;
}
