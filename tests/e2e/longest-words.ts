import { z } from 'astro/zod';

/** Words of usual lengths, and one that is long. */
const sentence = 'Configuration of mailboxes, and telephones for every site in the country, ';

const textOf = (length: number) =>
  sentence
    .repeat(9)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, 'x');

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same values, each text as long as the schema allows. */
export function withLongestWords(schema: z.ZodType, value: unknown): unknown {
  return lengthened(z.toJSONSchema(schema, { io: 'input' }), value);
}

function lengthened(schema: JsonSchema, value: unknown): unknown {
  if (schema.maxLength !== undefined && schema.pattern === undefined)
    return textOf(schema.maxLength);
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const items = schema.prefixItems?.[index] ?? schema.items;
      return isSchema(items) ? lengthened(items, item) : item;
    });
  }
  if (!isObject(value) || !schema.properties) return value;
  const texts = Object.entries(schema.properties).flatMap(([name, property]) =>
    isSchema(property) && value[name] !== undefined
      ? [[name, lengthened(property, value[name])] as const]
      : [],
  );
  return { ...value, ...Object.fromEntries(texts) };
}

const isSchema = (schema: unknown): schema is JsonSchema => isObject(schema);
