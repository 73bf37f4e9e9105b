import { expect, test } from 'vitest'
import { createRegistry } from './prometheus-text.ts'

test('a counter, a histogram and a gauge are written as Prometheus reads them, in the order in which they were made', () => {
  const registry = createRegistry()
  const refused = registry.counter('refused_total', 'Requests that were refused.', ['code', 'per'])
  const took = registry.histogram('took_seconds', 'How long it took.', ['route'], [0.5, 1])
  registry.gauge('under_way', 'Requests under way.', () => 3)
  refused.add('too-many', 'address')
  refused.add('too-many', 'address')
  refused.add('too-many', 'customer')
  for (const seconds of [0.25, 0.5, 0.75, 4]) took.observe(seconds, 'GET /api/x')
  expect(registry.text()).toBe(
    [
      '# HELP refused_total Requests that were refused.',
      '# TYPE refused_total counter',
      'refused_total{code="too-many",per="address"} 2',
      'refused_total{code="too-many",per="customer"} 1',
      '# HELP took_seconds How long it took.',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{route="GET /api/x",le="0.5"} 2',
      'took_seconds_bucket{route="GET /api/x",le="1"} 3',
      'took_seconds_bucket{route="GET /api/x",le="+Inf"} 4',
      'took_seconds_sum{route="GET /api/x"} 5.5',
      'took_seconds_count{route="GET /api/x"} 4',
      '# HELP under_way Requests under way.',
      '# TYPE under_way gauge',
      'under_way 3',
      '',
    ].join('\n'),
  )
})

test('a series begins at nothing, and each is counted by itself', () => {
  const registry = createRegistry()
  const took = registry.histogram('took_seconds', 'x', ['route'], [1])
  took.observe(0.5, 'a')
  took.observe(2, 'b')
  expect(registry.text()).toContain('took_seconds_bucket{route="a",le="1"} 1\n')
  expect(registry.text()).toContain('took_seconds_bucket{route="b",le="1"} 0\n')
})

test('no label can end its line or pose as another, and one that is not said is empty', () => {
  const registry = createRegistry()
  const seen = registry.counter('seen_total', 'x', ['by', 'of'])
  seen.add('a "quoted" \\ name\nseen_total{by="x"} 9')
  expect(registry.text().split('\n')).toEqual([
    '# HELP seen_total x',
    '# TYPE seen_total counter',
    'seen_total{by="a \\"quoted\\" \\\\ name\\nseen_total{by=\\"x\\"} 9",of=""} 1',
    '',
  ])
})
