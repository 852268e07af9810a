import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, TSType } from 'oxc-parser';
import { commentBefore, nameOf, type Parsed, parseFile } from './syntax.ts';

/** A type as `content/` declares it, with the file that does. */
export interface DeclaredType {
  node: TSType | Members;
  in: Parsed;
  /** The interface or alias whose members these are. */
  name?: string;
}

/** The members of an interface or of an object type. */
interface Members {
  type: 'Members';
  body: readonly Node[];
  extends: readonly Node[];
}

/** A property of an object type: what may stand there, and what its comment says. */
export interface Field {
  /** 'Benefit, text' */
  label: string;
  /** The comment in `content/model/`. */
  description: string;
  optional: boolean;
  types: readonly DeclaredType[];
}

/** Marks a string that is read by software or staff alone: `content/model/code.ts`. */
const notForVisitors = 'Code';

/** The types that `content/` declares, by name, which is theirs alone. */
export type Model = ReadonlyMap<string, DeclaredType>;

/** Reads every interface and type alias under `content/`. */
export function readModel(project: string): Model {
  const model = new Map<string, DeclaredType>();
  for (const file of globSync('content/**/*.ts', { cwd: project }).sort()) {
    const parsed = parseFile(join(project, file));
    for (const statement of parsed.program.body) {
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type === 'TSInterfaceDeclaration') {
        const { name } = declared.id;
        const body = declared.body.body;
        const bases = declared.extends.map(({ expression }) => expression);
        model.set(name, { node: { type: 'Members', body, extends: bases }, in: parsed, name });
      } else if (declared?.type === 'TSTypeAliasDeclaration') {
        const { name } = declared.id;
        model.set(name, { node: declared.typeAnnotation, in: parsed, name });
      }
    }
  }
  return model;
}

/** What a value of this type may be, one by one: unions, aliases and wrappers are opened. */
export function alternativesOf(type: DeclaredType, model: Model): readonly DeclaredType[] {
  const { node } = type;
  const open = (inner: TSType) => alternativesOf({ ...type, node: inner }, model);
  switch (node.type) {
    case 'TSUnionType':
      return node.types.flatMap(open);
    case 'TSTypeOperator':
      return open(node.typeAnnotation);
    case 'TSTypeReference': {
      const name = nameOf(node.typeName);
      const [argument] = node.typeArguments?.params ?? [];
      if (argument && ['Readonly', 'Pick', 'Omit', 'Partial'].includes(name ?? '')) {
        return open(argument);
      }
      const declared = name === undefined ? undefined : model.get(name);
      if (!declared || name === notForVisitors) return [type];
      return alternativesOf(declared, model);
    }
    case 'TSIntersectionType': {
      const parts = node.types.map(open);
      const bodies = parts.flat().filter((part) => part.node.type === 'Members');
      const others = parts.flat().filter((part) => part.node.type !== 'Members');
      return [...others, ...bodies];
    }
    case 'TSTypeLiteral':
      return [{ ...type, node: { type: 'Members', body: node.members, extends: [] } }];
    default:
      return [type];
  }
}

/** The property with this name, of an object that may be of any of these types. */
export function fieldOf(
  types: readonly DeclaredType[],
  name: string,
  model: Model,
): Field | undefined {
  const found = types.flatMap((type): readonly Field[] => {
    const value = recordValueOf(type, model);
    if (value)
      return [{ label: labelOf(undefined, name), description: '', optional: false, types: value }];
    return fieldsOf(type, model).filter((one) => one.name === name);
  });
  const [first] = found;
  return first && { ...first, types: found.flatMap((one) => one.types) };
}

/** What every property of a `Record<…>` may be; `undefined` of another type. */
function recordValueOf({ node, in: parsed }: DeclaredType, model: Model) {
  if (node.type !== 'TSTypeReference' || nameOf(node.typeName) !== 'Record') return undefined;
  const value = node.typeArguments?.params[1];
  return value && alternativesOf({ node: value, in: parsed }, model);
}

/** The properties of an object type, in order, with those of the interfaces that it extends. */
export function fieldsOf(type: DeclaredType, model: Model): readonly (Field & { name: string })[] {
  const { node } = type;
  if (node.type !== 'Members') return [];
  const inherited = node.extends.flatMap((base) => {
    const name = nameOf(base);
    const declared = name === undefined ? undefined : model.get(name);
    return declared ? alternativesOf(declared, model).flatMap((it) => fieldsOf(it, model)) : [];
  });
  const own = node.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
    const name = nameOf(member.key);
    if (name === undefined) return [];
    const types = alternativesOf(
      { in: type.in, node: member.typeAnnotation.typeAnnotation },
      model,
    );
    const description = commentBefore(type.in, member.start);
    const label = labelOf(type.name, name);
    return [{ name, label, description, optional: member.optional, types }];
  });
  return [...inherited, ...own];
}

/** What may be at this place of a list of any of these types. */
export function elementsOf(
  types: readonly DeclaredType[],
  index: number,
  model: Model,
): readonly DeclaredType[] {
  return types.flatMap((type): readonly DeclaredType[] => {
    const { node } = type;
    if (node.type === 'TSArrayType') {
      return alternativesOf({ in: type.in, node: node.elementType }, model);
    }
    if (node.type !== 'TSTupleType') return [];
    const element = node.elementTypes[index];
    if (!element || element.type === 'TSRestType' || element.type === 'TSOptionalType') return [];
    const inner = element.type === 'TSNamedTupleMember' ? element.elementType : element;
    if (inner.type === 'TSRestType' || inner.type === 'TSOptionalType') return [];
    return alternativesOf({ in: type.in, node: inner }, model);
  });
}

/** Whether any text may stand there. */
export const takesText = (types: readonly DeclaredType[]) =>
  types.some(({ node }) => node.type === 'TSStringKeyword');

/** The texts that may stand there, if the type lists them. */
export const listedTexts = (types: readonly DeclaredType[]) =>
  types.flatMap(({ node }) =>
    node.type === 'TSLiteralType' && node.literal.type === 'Literal' ? [node.literal.value] : [],
  );

/** 'ProcessStep' and 'we': 'Process step, we'. */
export function labelOf(owner: string | undefined, name: string): string {
  const words = (owner ? [owner, name] : [name]).map((one) =>
    one.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase(),
  );
  const label = words.join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
