import type { ExplanationRule } from '../explanation.ts';
import { hasFunction } from '../code/own-names.ts';

/** What came with a later C++, and the header where it stands. */
const LATER = new Map([
  ['make_unique', { version: '14', header: 'memory' }],
  ['gcd', { version: '17', header: 'numeric' }],
  ['lcm', { version: '17', header: 'numeric' }],
  ['clamp', { version: '17', header: 'algorithm' }],
  ['string_view', { version: '17', header: 'string_view' }],
  ['optional', { version: '17', header: 'optional' }],
  ['filesystem', { version: '17', header: 'filesystem' }],
]);

/** What needs a newer C++ than the one that was chosen. */
export const cppVersions: readonly ExplanationRule[] = [
  {
    id: 'cpp/later-version',
    pattern:
      /'(?<symbol>\w+)' (?:was not declared|is not a member of 'std'|does not name a type|has not been declared)/,
    text: {
      en: '`{symbol}` needs C++{version} or newer, to be chosen in the list of languages, and its header: add `#include <{header}>`.',
      hi: '`{symbol}` के लिए C++{version} या उससे नया चाहिए, जो भाषाओं की सूची में चुना जाता है, और उसका हेडर: `#include <{header}>` जोड़ें।',
    },
    values: ({ symbol = '' }, code) => (hasFunction(code, symbol) ? undefined : LATER.get(symbol)),
  },
  {
    id: 'cpp/later-version-of-syntax',
    pattern: /only available with '-std=c\+\+(?<version>14|17)'/,
    text: {
      en: 'This way of writing needs C++{version} or newer. Choose it in the list of languages.',
      hi: 'ऐसे लिखने के लिए C++{version} या उससे नया चाहिए। भाषाओं की सूची में उसे चुनें।',
    },
  },
  {
    id: 'cpp/later-version-14',
    pattern:
      /uses 'auto' type specifier without trailing return type|body of 'constexpr' function [^\n]* not a return-statement/,
    text: {
      en: 'This way of writing needs C++14 or newer. Choose it in the list of languages.',
      hi: 'ऐसे लिखने के लिए C++14 या उससे नया चाहिए। भाषाओं की सूची में उसे चुनें।',
    },
  },
  {
    id: 'cpp/newer-than-here',
    pattern:
      /'(?:std::)?(?<symbol>ranges|ssize|views|span)' (?:was not declared|has not been declared)|has no member named '(?<other>starts_with|ends_with)'|^(?<header>format|ranges|span): No such file/,
    text: {
      en: '`{name}` belongs to C++20, which is newer than what can be chosen here. Do it with a loop of your own.',
      hi: '`{name}` C++20 का है, जो यहाँ मिलने वाली भाषाओं से नया है। यह काम अपने लूप से करें।',
    },
    values: ({ symbol, other, header }) => ({ name: symbol ?? other ?? header ?? '' }),
  },
];
