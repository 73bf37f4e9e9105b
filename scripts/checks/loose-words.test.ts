// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is looked at has templates
import { expect, test } from 'vitest'
import { looseWords } from './loose-words.ts'

test.each([
  ['Part.tsx', 'const part = <p>Add to cart</p>', 'Add to cart'],
  ['Part.tsx', 'const part = <p>close</p>', 'close'],
  ['Part.tsx', 'const part = <button aria-label="close" />', 'close'],
  ['Part.tsx', 'const part = <button aria-label={open ? "close" : more} />', 'close'],
  ['Part.tsx', 'const part = <Field label={`Your ${name}`} />', 'Your …'],
  ['part.ts', "showToast('The order is placed')", 'The order is placed'],
  ['part.ts', "return { sentence: 'Please try again.' }", 'Please try again.'],
  ['part.ts', 'const words = `${count} mats are`', '… mats are'],
  ['part.ts', "throw new GatewayProblem(401, 'Please log in.')", 'Please log in.'],
  ['Part.astro', '---\nconst a = 1\n---\n<p>\n  Add to cart\n</p>\n<style>p { color: red }</style>', 'Add to cart'],
  ['Part.astro', "---\n---\n<script>\nconst word = 'Added to cart'\n</script>", 'Added to cart'],
])('%s with %s is reported', (file, code, text) => {
  expect(looseWords(file, code)).toEqual([expect.stringContaining(`"${text}" belongs`)])
})

test('a line is named as an editor counts', () => {
  expect(looseWords('Part.astro', '---\nconst a = 1\n---\n\n<p>Add</p>')).toEqual([
    expect.stringMatching(/^Part.astro:5:/),
  ])
})

test.each([
  ['Part.tsx', 'const part = <p className="big red">{words.add}</p>'],
  ['part.ts', "const part = element('p', { className: wide ? 'big red' : 'red' }, words.add)"],
  ['Part.tsx', 'const part = <p>{price} · {name} &amp; 3 ×</p>'],
  ['Part.tsx', 'const part = <input autoComplete="billing given-name" />'],
  ['part.ts', "import { a } from 'a b'"],
  ['part.ts', "if (event.key === 'Enter') throw new Error('There is no such key.')"],
  ['part.ts', "matchMedia('(min-width: 40rem) and (orientation: portrait)')"],
  ['part.ts', "throw new MailError(`The service ${late ? `gave no answer in ${ms} ms` : 'cannot be reached'}.`)"],
  ['part.ts', "document.querySelector('main > .cart p')"],
])('%s with %s is not', (file, code) => {
  expect(looseWords(file, code)).toEqual([])
})
