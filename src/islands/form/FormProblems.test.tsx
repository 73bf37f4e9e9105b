import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormProblems } from './FormProblems.tsx'

/** What is read out as it changes. */
function alertOf(markup: string): string | undefined {
  return /<(\w+)[^>]* role="alert"[^>]*>(.*?)<\/\1>/.exec(markup)?.[2]
}

test('how many fields are wrong is read out, and the ways to them stand beside it', () => {
  const problems = [
    { name: 'city', problem: 'City is required' },
    { name: 'state', problem: 'State is required' },
  ]
  const markup = renderToStaticMarkup(<FormProblems sentence="" problems={problems} />)
  expect(alertOf(markup)).toBe('2 fields need another look:')
  expect(markup).toMatch(/<button[^>]*>City is required<.*<button[^>]*>State is required</)
})

test('what the shop answered is read out; before that there is nothing to read', () => {
  expect(alertOf(renderToStaticMarkup(<FormProblems sentence="Email already exists." />))).toBe('Email already exists.')
  const silent = renderToStaticMarkup(<FormProblems sentence="" problems={[{ name: 'city', problem: 'x' }]} />)
  expect([alertOf(silent), silent.includes('notice')]).toEqual(['', false])
})
