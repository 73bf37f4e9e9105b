import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A change is noticed by the first file that fails, so the likeliest runs first: the one beside what is changed, then
 * what failed last, then the quickest.
 */
export class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related ?? []
    const own = new Set(changed.map((file) => file.replace(/\.ts$/, '.test.ts')))
    const rank = (file: TestSpecification) => {
      const { failed = false, duration = 0 } = this.ctx.cache.getTestSpecificationResult(file) ?? {}
      return [own.has(file.moduleId) ? 0 : 1, failed ? 0 : 1, duration] as const
    }
    const ranked = files.map((file) => ({ file, rank: rank(file) }))
    return ranked
      .toSorted(({ rank: one }, { rank: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])
      .map(({ file }) => file)
  }
}
