import type { Chance } from './chance.ts'

/** Values that break things: what databases cannot store, what is larger or smaller than anything, what means something to a language
 *  that it was not written for. */

const long = (chars: number) => 'x'.repeat(chars)

const texts: [string, ...string[]] = [
  ...([
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udc00',
    '\u202eevil',
    '\ufeff',
    '\u2028',
    '💥',
    'İ',
    'ﬀ',
    'e\u0301'.repeat(50),
  ] as const),
  ...[
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '%00',
    '%s',
    '$1',
    `$${'{'}7*7}`,
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-Infinity',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    '0',
    '-1',
    '-0',
    '1e309',
    '1e-7',
    '0x10',
    '2147483648',
    '-2147483649',
    '9223372036854775808',
    '99999999999999999999',
  ],
  ...[
    '0000-00-00',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01',
    'infinity',
    'epoch',
    'now',
    '2026-02-30',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '{00000000-0000-0000-0000-000000000000}',
    'urn:uuid:0',
    'a@b',
    '"@"@x.test',
  ],
  ...[
    'http://',
    'https://[::1',
    'https://user:pass@host:99999/',
    'javascript:alert(1)',
    'data:,x',
    'file:///etc/passwd',
    '//x',
    'x:',
  ],
  ...[
    'https://www.instagram.com/ava_fields_sandbox',
    'youtube.com/@x',
    '@x',
    'twitch.tv/x',
    '. '.repeat(400),
    ', ; | '.repeat(100),
  ],
  ...[
    '"',
    '""',
    'a,"b',
    'a;b\tc|d\r\ne',
    '=cmd()',
    '{"a":1}',
    '[',
    '{}',
    'e30',
    'W10',
    'bnVsbA',
    'eyJhdCI6IngifQ',
    '====',
    '🙂==',
  ],
  ...[long(300), long(3_000), long(70_000), '\n'.repeat(2_000), '('.repeat(500), '*'.repeat(500)],
]
const numbers: [number, ...number[]] = [
  ...([0, -0, 1, -1, 0.5, 1e-320, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308] as const),
]

export function hostileText(chance: Chance): string {
  return chance.one(texts)
}

export function hostileNumber(chance: Chance): number {
  return chance.one(numbers)
}

/** @returns any value of JSON, nested a little */
export function hostileValue(chance: Chance, levels = 3): unknown {
  const kind = chance.below(levels > 0 ? 8 : 5)
  if (kind === 0) return null
  if (kind === 1) return chance.is(0.5)
  if (kind === 2) return hostileNumber(chance)
  if (kind < 5) return hostileText(chance)
  const inner = () => hostileValue(chance, levels - 1)
  const count = chance.below(4)
  if (kind < 7) return Array.from({ length: count }, inner)
  return Object.fromEntries(Array.from({ length: count }, () => [hostileText(chance), inner()]))
}

/** Bodies that are no JSON, or JSON that no form would send. */
const bodies: [string, ...string[]] = [
  ...([
    '',
    ' ',
    '{',
    '}',
    '{"a":',
    '[',
    'null',
    '0',
    '"text"',
    'true',
    '[]',
    '{}',
    '{"a":1}}',
    '\ufeff{}',
    'a=1&b=2',
    '{a:1}',
  ] as const),
  ...[
    '['.repeat(100_000),
    '{"a":'.repeat(100_000),
    `${'['.repeat(70)}${']'.repeat(70)}`,
    '{"__proto__":{"x":1}}',
    '{"a":1,"a":2}',
  ],
  ...[
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    '{"\\u0000":1}',
    '1e999',
    `{"n":${'9'.repeat(400)}}`,
    '\0',
    '{"a":"\\x"}',
    "{'a':1}",
  ],
  `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
]

export function hostileBody(chance: Chance): string {
  return chance.one(bodies)
}
