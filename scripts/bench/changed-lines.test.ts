import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const DIFF = `diff --git a/src/domain/cents.ts b/src/domain/cents.ts
index 1..2 100644
--- a/src/domain/cents.ts
+++ b/src/domain/cents.ts
@@ -10 +10 @@ export function cents(amount: number): Cents {
-  return amount
+++ amount
@@ -20,0 +21,3 @@
+one
+two
+three
@@ -30,2 +33,0 @@
-gone
-gone too
diff --git a/src/flows/new.ts b/src/flows/new.ts
new file mode 100644
--- /dev/null
+++ b/src/flows/new.ts
@@ -0,0 +1,40 @@
+export const a = 1
diff --git a/src/flows/old.ts b/src/flows/old.ts
deleted file mode 100644
--- a/src/flows/old.ts
+++ /dev/null
@@ -1,5 +0,0 @@
-export const b = 1
`

test('lines that were added or altered are named with their file, those that are gone are not', () => {
  expect(changedLines(DIFF)).toEqual([
    'src/domain/cents.ts:10-10',
    'src/domain/cents.ts:21-23',
    'src/flows/new.ts:1-40',
  ])
})

test('without a change there are none', () => {
  expect(changedLines('')).toEqual([])
})
