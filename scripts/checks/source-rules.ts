import { globSync, readdirSync, readFileSync } from 'node:fs'

interface SourceRule {
  pattern: RegExp
  files: RegExp
  except: string[]
  reason: string
}

/** What the addresses of pages begin with, as the files in src/pages are called: `cart`, `product`, `robots`. */
const PAGES = readdirSync('src/pages').flatMap((file) => /^(?!index\b)[\w-]+/.exec(file) ?? [])

/** A value of a style sheet that holds no space outside its brackets: `0`, `calc(-1 * var(--gutter))`. */
const VALUE = String.raw`((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+)`

/** What names the left or the right of the screen in a line of styles, where lines may run either way. */
const SIDES = [
  String.raw`^\s*(?:(?:scroll-)?(?:margin|padding)-|border-(?:(?:top|bottom)-)?)?(?:left|right)(?:-(?:width|style|color|radius))?:`,
  String.raw`\b(?:text-align|float|clear|transform-origin|position-area):[^;]*\b(?:span-)?(?:left|right)\b`,
  // Top, right, bottom and left, where right and left differ.
  String.raw`^\s*(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color)):\s+${VALUE}\s+${VALUE}\s+${VALUE}\s+(?!\2;)${VALUE};`,
  String.raw`\bgradient\(to (?:(?:top|bottom) )?(?:left|right)\b`,
  String.raw`\btranslate(?:X|3d)?\((?!calc\(var\(--forward\)|0\b)[^,)]+(?:\)|,)`,
].join('|')

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
    pattern: new RegExp(SIDES),
    files: /\.(?:astro|css)$/,
    except: [],
    reason: 'lines may run from right to left: name their start and end, or take distances times var(--forward)',
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
  {
    // After a quote, a value or an escape, as in '/cart', `${origin}/cart` and /^\/cart/; not in a line of comment.
    pattern: new RegExp(
      `^(?!\\s*(?:/?\\*|//)).*["'\`}\\\\]/(?:${PAGES.join('|')})(?![\\w-])|\\b(?:href|action)=["']/["']`,
    ),
    // The store's API has paths of its own, and the embedded store's slides are what an editor typed.
    files: /^src\/(?!store-api\/|embedded-store\/|.*\.test\.tsx?$).*\.(?:astro|tsx?)$/,
    except: ['src/domain/paths.ts'],
    reason: 'addresses of pages come from domain/paths.ts',
  },
  {
    pattern: /(?:['"`}]|(?:GET|POST|PUT|DELETE) )\/api\b/,
    // Tests hold the paths as they are. The API of the store has paths of its own.
    files: /^src\/(?!(?:contract|store-api|embedded-store)\/)(?!.*\.test\.tsx?$).*\.(?:astro|tsx?)$/,
    // Limits are keyed by calls, which the compiler holds to the contract; the mail service has a path of its own; and
    // figures stand on a port that browsers do not reach.
    except: ['src/gateway/limits.ts', 'src/gateway/emailjs-mailer.ts', 'src/gateway/metrics.ts'],
    reason: 'a path of the gateway stands in src/contract',
  },
  {
    // What an element shows; not an attribute, nor part of a template.
    pattern: /(?<![=$(\w])\{(?!(?:site|words|common)\.)(?:\w+\.)+(?:name|heading)\}/,
    files: /\.(?:astro|tsx)$/,
    except: [],
    reason: 'a name or heading is shown by unbroken(), so that no number parts from its unit',
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
