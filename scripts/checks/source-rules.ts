import { globSync, readFileSync } from 'node:fs'

interface SourceRule {
  pattern: RegExp
  files: RegExp
  except: string[]
  reason: string
}

const RULES: SourceRule[] = [
  {
    pattern: /\bset:html\b|\bdefine:vars\b|dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/,
    files: /\.(?:astro|tsx?)$/,
    except: ['src/components/page/JsonLd.astro'],
    reason: 'text becomes markup only in JsonLd.astro, where every "<" is escaped',
  },
  {
    pattern: /\sstyle=["{]/,
    files: /\.(?:astro|tsx)$/,
    except: [],
    reason: 'style attributes are blocked by the content security policy: use a class',
  },
  {
    pattern: /#[0-9a-f]{3,8}\b(?!['"]?\s*:)/i,
    files: /\.module\.css$/,
    except: [],
    reason: 'colours come from styles/tokens.css',
  },
  {
    pattern: /(?<![.\w])eval\(|\bnew Function\(|\bnode:vm\b/,
    files: /\.(?:astro|tsx?)$/,
    except: [],
    reason: 'text never becomes code',
  },
  {
    pattern: /\bchild_process\b/,
    files: /^src\/(?!.*\.test\.tsx?$).*\.(?:astro|tsx?)$/,
    except: [],
    reason: 'what serves the shop starts no other program',
  },
]

/** Every place in src/ that breaks a rule which no linter knows, as `file:line: reason`. */
export function findBrokenSourceRules(): string[] {
  return globSync('src/**/*.{astro,ts,tsx,css}').flatMap((file) => brokenRules(file, readFileSync(file, 'utf8')))
}

export function brokenRules(file: string, text: string): string[] {
  const lines = text.split('\n')
  return RULES.filter((rule) => rule.files.test(file) && !rule.except.includes(file)).flatMap((rule) =>
    lines.flatMap((line, index) => (rule.pattern.test(line) ? [`${file}:${index + 1}: ${rule.reason}`] : [])),
  )
}
