import * as fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Texts that have broken servers: ends of strings, of SQL, of headers, of UTF-16, of memory. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Eevil',
  '\uFEFF',
  '\r\nSet-Cookie: a=b',
  "' or 1=1 --",
  "\\'; drop table account; --",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00%ff%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'NaN',
  '1e999',
  '-1',
  '99999999999999999999',
  '9223372036854775808',
  '0001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'a@b',
  `${'x'.repeat(300)}@example.in`,
  '<script>alert(1)</script>',
  '🪔'.repeat(200),
  '('.repeat(2000),
  'a'.repeat(70_000),
] as const;

/** Days and times in their usual form, some of which no database knows. */
const DAYS = ['0000-01-01', '0001-01-01', '2024-02-29', '2026-11-23', '9999-12-31'] as const;

const DAY_PATTERN = String.raw`\d{4}-\d{2}`;

const HOSTILE_NUMBERS = [0, -0, -1, 0.5, 1e-320, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308];

/** `__proto__` as a key of its own, which only JSON can say. */
const polluted = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
);

/** Anything that JSON can say. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  polluted,
);

/** Makes inputs for a schema: mostly of its shape, with something else in one place or another. */
export class HostileValues {
  readonly #ids: readonly string[];

  /** @param ids names that exist, so that inputs reach what happens after the first look-up */
  constructor(ids: readonly string[]) {
    this.#ids = ids;
  }

  /** A text for a path or a query. */
  readonly text = (): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...this.#ids) },
      { weight: 3, arbitrary: fc.constantFrom<string>(...HOSTILE_TEXTS) },
      fc.string({ unit: 'binary' }),
      fc.uuid(),
    );

  /** What may be sent where `schema` is expected. */
  of(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return fc.oneof({ weight: 5, arbitrary: this.#like(described) }, { weight: 1, arbitrary: anything });
  }

  #like(schema: JsonSchema): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 8, arbitrary: this.#shaped(schema) }, { weight: 1, arbitrary: anything });
  }

  #shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return fc.oneof(...options.map((option) => this.#like(option)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const number = fc.oneof(fc.integer(), fc.constantFrom(...HOSTILE_NUMBERS));
    const makers: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
      object: () => this.#object(schema),
      array: () => this.#array(schema),
      string: () => this.#formatted(schema),
      number: () => number,
      integer: () => number,
      boolean: () => fc.boolean(),
    };
    return makers[String(schema.type)]?.() ?? anything;
  }

  #formatted({ format, pattern = '' }: JsonSchema): fc.Arbitrary<string> {
    const day = fc.constantFrom<string>(...DAYS);
    if (format === 'date-time') return day.map((each) => `${each}T00:00:00Z`);
    if (format === 'date' || pattern.includes(DAY_PATTERN)) return day;
    return format === 'uuid' ? fc.uuid() : this.text();
  }

  #object({ properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema) {
    const known = Object.entries(properties).map(
      ([name, schema]) => [name, this.#like(schema as JsonSchema)] as const,
    );
    const shape = fc.record(Object.fromEntries(known), { requiredKeys: [...required] });
    if (typeof additionalProperties !== 'object') return shape;
    const names = (propertyNames as JsonSchema | undefined)?.enum?.map(String) ?? [...HOSTILE_TEXTS];
    return fc.dictionary(fc.constantFrom(...names), this.#like(additionalProperties), { maxKeys: 4 });
  }

  #array({ items, prefixItems }: JsonSchema): fc.Arbitrary<unknown> {
    if (Array.isArray(prefixItems)) {
      return fc.tuple(...prefixItems.map((item) => this.#like(item as JsonSchema)));
    }
    const item = typeof items === 'object' && !Array.isArray(items) ? this.#like(items) : anything;
    return fc.array(item, { maxLength: 4 });
  }
}
