import { expect, test } from 'vitest'
import { htmlParts } from './html-parts.ts'

/** Texts in quotation marks, tags by their names. */
const read = (html: string) =>
  [...htmlParts(html)].map((part) => (part.kind === 'text' ? JSON.stringify(part.text) : part.name))

test('texts and tags are read in their order', () => {
  expect(read('a<TD class="x">b</td><br/>c')).toEqual(['"a"', 'td', '"b"', '/td', 'br', '"c"'])
  expect(read('')).toEqual([])
})

test('a tag comes with its beginning as it was written', () => {
  expect([...htmlParts('<td data-x="1" colspan=2>')]).toEqual([
    { kind: 'tag', name: 'td', whole: '<td data-x="1" colspan=2>' },
  ])
  const [long] = htmlParts(`<td title="${'x'.repeat(3_000)}">`)
  expect(long).toMatchObject({ whole: `<td title="${'x'.repeat(1_989)}` })
})

test.each([
  ['a comment', 'a<!-- <td>x</td> -->b'],
  ['a style', 'a<style>td > b { color: red }</style>b'],
  ['a script', 'a<SCRIPT type="x">if (a < b) {}</SCRIPT>b'],
  ['a title', 'a<title>Sheet 1</title>b'],
  ['what a word processor adds', 'a<xml><w:x/></xml>b'],
])('%s is not read', (_, html) => {
  expect(read(html)).toEqual(['"a"', '"b"'])
})

test.each([
  ['a comment', 'a<!-- b'],
  ['a script', 'a<script>b'],
])('%s without an end takes the rest with it', (_, html) => {
  expect(read(html)).toEqual(['"a"'])
})

test('a tag without an end is a tag still', () => {
  expect([...htmlParts('<td class')]).toEqual([{ kind: 'tag', name: 'td', whole: '<td class' }])
})

test.each(['<!doctype html>', '<?xml version="1.0"?>', '</ >'])('the declaration %s has no name', (html) => {
  expect([...htmlParts(html)]).toEqual([{ kind: 'tag', name: '', whole: html }])
})

test('a sign that begins no tag is a sign', () => {
  expect(read('3 < 5 <')).toEqual(['"3 "', '"<"', '" 5 "', '"<"'])
  expect(read('3 < 5<b>')).toEqual(['"3 "', '"<"', '" 5"', 'b'])
})

test.each([
  ['&lt;b&gt; &amp; &quot;x&quot; &apos;', '<b> & "x" \''],
  ['1&nbsp;&times;&nbsp;2&frac12; m&sup2;', '1 × 2½ m²'],
  ['&Auml;&auml;&szlig;', 'Ääß'],
  ['so&shy;ft&zwnj;&zwj;', 'soft'],
  ['&ouml;&uuml;&Ouml;&Uuml; &eacute;&egrave;&ecirc; &agrave;&ccedil;', 'öüÖÜ éèê àç'],
  ['20&deg; &ndash; 30&deg; &mdash;', '20° – 30° —'],
  ['&#233;&#xE9;&#x1F434;', 'éé🐴'],
  ['&unknown; &#1114112; & &;', '&unknown; &#1114112; & &;'],
  ['&#1114111;', '\u{10ffff}'],
  ['a & b', 'a & b'],
])('%s says %j', (html, text) => {
  expect([...htmlParts(html)]).toEqual([{ kind: 'text', text }])
})
