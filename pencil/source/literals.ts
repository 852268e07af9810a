import type { Node, ObjectExpression, TSType } from 'oxc-parser';
import {
  alternativesOf,
  type DeclaredType,
  elementsOf,
  type Field,
  fieldOf,
  labelOf,
  listedTexts,
  type Model,
  takesText,
} from './field-types.ts';
import { commentBefore, nameOf, type Parsed, plain } from './syntax.ts';

/** A text in a file of `content/`, or something that may become one. */
export interface Literal {
  /** From the exported name on: `service.benefits.0.text`. */
  keyPath: string;
  /** Key path of the object or list around it. */
  group: string;
  /** Where it stands, quotes included, in UTF-16 units. */
  span: readonly [start: number, end: number];
  /** Its value; of a composed text its constant parts. */
  parts: readonly string[];
  /** 'text': may be changed; 'composed': put together from parts; 'code': an id, a path, a kind. */
  kind: 'text' | 'composed' | 'code';
  label: string;
  description: string;
  /** Most characters that its comment allows. */
  most?: number;
  /** It waits for the owner: what has to be confirmed, and the object that its text then replaces. */
  waits?: { toConfirm: string; span: readonly [start: number, end: number] };
}

/** What is known of the place where an expression stands. */
interface Place {
  keyPath: string;
  group: string;
  label: string;
  description: string;
  /** `undefined`: nothing declares what may stand there. */
  types: readonly DeclaredType[] | undefined;
}

/** What is no text for visitors although it has spaces: a drawing's path, an address, a call such as `rotate(4 5)`. */
const notWords = /^m[\s\d.,-][ac-hl-mq-tvz\s\d.,-]*$|^[a-z]+(:\S|\(.*\)$)/i;

/** A text of words, where no type says whether it is one: code is one small word, an address or a date. */
const looksLikeWords = (text: string) =>
  /\p{L}{2}/u.test(text) && /\s|^[A-Z][a-z]/.test(text) && !notWords.test(text);

const mostIn = (comment: string) => {
  const [, most] = /\b[Aa]t most (\d+) characters/.exec(comment) ?? [];
  return most === undefined ? undefined : Number(most);
};

/** Every text in a file, in order. */
export function literalsIn(parsed: Parsed, model: Model): readonly Literal[] {
  return parsed.program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }): readonly Literal[] => {
      if (id.type !== 'Identifier' || !init) return [];
      const annotation = id.typeAnnotation?.typeAnnotation;
      return literalsOf(init, {
        keyPath: id.name,
        group: '',
        label: labelOf(undefined, id.name),
        description: commentBefore(parsed, statement.start),
        types: annotation && alternativesOf({ node: annotation, in: parsed }, model),
      });
    });
  });

  function literalsOf(expression: Node, outer: Place): readonly Literal[] {
    const declared = declaredBy(expression);
    const place = declared
      ? { ...outer, types: alternativesOf({ node: declared, in: parsed }, model) }
      : outer;
    const node = plain(expression);
    if (node.type === 'Literal' && typeof node.value === 'string') {
      return [literal(node, [node.value], place)];
    }
    if (node.type === 'TemplateLiteral') {
      const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
      return [literal(node, parts, place)];
    }
    if (node.type === 'ArrayExpression') {
      return node.elements.flatMap((element, index) =>
        element && element.type !== 'SpreadElement'
          ? literalsOf(element, elementPlace(place, index))
          : [],
      );
    }
    if (node.type === 'ObjectExpression') return ofObject(node, place);
    return ofCalls(node, place);
  }

  /** Texts within a call or a function are put together there. */
  function ofCalls(node: Node, place: Place): readonly Literal[] {
    if (node.type === 'CallExpression') {
      return node.arguments.flatMap((argument, index) =>
        argument.type === 'SpreadElement'
          ? []
          : literalsOf(argument, { ...elementPlace(place, index), types: undefined }),
      );
    }
    return [];
  }

  function ofObject(node: ObjectExpression, place: Place): readonly Literal[] {
    const types = place.types && narrowed(place.types, node);
    const mark = waitOf(node);
    return node.properties.flatMap((property): readonly Literal[] => {
      if (property.type !== 'Property') return [];
      const name = nameOf(property.key);
      if (name === undefined) return [];
      const field = types && fieldOf(types, name, model);
      // What a statement is for is said where it stands.
      const isStatement = mark !== undefined && name === 'text';
      const inner = literalsOf(property.value, {
        ...placeOf(place, name, field, commentBefore(parsed, property.start)),
        ...(isStatement && {
          label: place.label,
          description: place.description,
          group: place.group,
        }),
      });
      return isStatement ? inner.map((one) => ({ ...one, waits: mark })) : inner;
    });
  }

  function placeOf(outer: Place, name: string, field: Field | undefined, comment: string): Place {
    return {
      keyPath: `${outer.keyPath}.${name}`,
      group: outer.keyPath,
      label: field?.label ?? labelOf(outer.label.split(', ').at(-1), name),
      description: field?.description || comment || outer.description,
      types: outer.types && (field?.types ?? []),
    };
  }

  function elementPlace(outer: Place, index: number): Place {
    return {
      ...outer,
      keyPath: `${outer.keyPath}.${index}`,
      group: outer.keyPath,
      types: outer.types && elementsOf(outer.types, index, model),
    };
  }

  /** What has to be confirmed of this object's text. */
  function waitOf(node: ObjectExpression): Literal['waits'] {
    for (const property of node.properties) {
      if (property.type !== 'Property' || nameOf(property.key) !== 'toConfirm') continue;
      const value = plain(property.value);
      if (value.type === 'Literal' && typeof value.value === 'string') {
        return { toConfirm: value.value, span: [node.start, node.end] };
      }
    }
    return undefined;
  }

  /** Those of the types that this object can be: all its properties are theirs, and its kind. */
  function narrowed(types: readonly DeclaredType[], node: ObjectExpression) {
    const properties = node.properties.flatMap((one) =>
      one.type === 'Property' ? [[nameOf(one.key) ?? '', plain(one.value)] as const] : [],
    );
    const fitting = types.filter((type) =>
      properties.every(([name, value]) => {
        const field = fieldOf([type], name, model);
        if (!field) return false;
        if (value.type !== 'Literal' || typeof value.value !== 'string') return true;
        if (takesText(field.types)) return true;
        const listed = listedTexts(field.types);
        return listed.length === 0 || listed.includes(value.value);
      }),
    );
    return fitting.length > 0 ? fitting : types;
  }
}

/** The type that stands after `satisfies` or `as`, if it is one that says something. */
function declaredBy(node: Node): TSType | undefined {
  if (node.type !== 'TSSatisfiesExpression' && node.type !== 'TSAsExpression') return undefined;
  const { typeAnnotation } = node;
  const isConst =
    typeAnnotation.type === 'TSTypeReference' && nameOf(typeAnnotation.typeName) === 'const';
  return isConst ? declaredBy(node.expression) : typeAnnotation;
}

function literal(node: Node, parts: readonly string[], place: Place): Literal {
  const { keyPath, group, label, description, types } = place;
  const isText = types ? takesText(types) : parts.some(looksLikeWords);
  const kind = isText ? (parts.length > 1 ? 'composed' : 'text') : 'code';
  const most = mostIn(description);
  return {
    keyPath,
    group,
    span: [node.start, node.end],
    parts,
    kind,
    label,
    description,
    ...(most !== undefined && { most }),
  };
}
