/**
 * What cannot differ between gateway and direct mode, by file: no call of theirs is made, or only one that other tests
 * make in both. It is looked at in gateway mode alone. What is not named here, new tests among it, runs in both.
 */
const SAME_IN_BOTH_MODES: Readonly<Record<string, 'all' | readonly string[]>> = {
  account: [
    'on a phone the row of pages begins at the open one',
    'nothing in the account moves once the orders are (?:not )?read, at (?:375|768) px',
  ],
  'after-order': ['the strip moves nothing'],
  'after-paint': 'all',
  boundary: 'all',
  // The cart lives in the browser; what asks the store for prices runs in both.
  cart: [
    'a product goes into the cart without React',
    'a message stays while it is pointed at',
    'a card adds one piece',
    'the cart counts, changes, removes, undoes and clears',
    'Check Out leads a stranger to the login',
    'two tabs always agree',
    'the quick look opens from the header',
    'on a low window the lines',
    'a damaged cart keeps its valid lines',
    'a browser that keeps nothing',
    'a full storage keeps the cart',
    'products looked at before',
    'what was remembered before',
    'a pointer that rests',
    'a quantity is typed over',
    'however much is in the cart its icon',
    'what the cart takes no more of',
  ],
  'cart-tabs': 'all',
  chat: 'all',
  checkout: [
    'a stranger is led to the login',
    'an empty cart leads to the store',
    'what is wrong is said beside its field',
    'a cart of more mats than one order takes',
  ],
  // What is kept and what is loaded late is the browser's; that orders are placed in both modes is tried in `checkout`.
  'earlier-version': 'all',
  'lost-chunks': 'all',
  'other-worlds': 'all',
  // Names, pictures and facts come from static files, and the cart lives in the browser.
  compare: 'all',
  contact: [
    'what was typed since is not lost',
    'leaving the page while it is being sent',
    'what is wrong is said beside the field',
    'phones are shown the right keyboard',
    'by keyboard alone',
    'without JavaScript',
    'from a product the message begins',
    'what is sold by the metre is asked for',
    'a link that somebody made up',
    'a page that Back brings back',
  ],
  filters: 'all',
  floating: 'all',
  gallery: 'all',
  grid: 'all',
  hearing: 'all',
  home: 'all',
  // What asks the store where the keyboard stands runs in both.
  'keyboard-stays': [
    'what goes in the planner',
    'an item that was meant',
    'rows of a quick order',
    'who is elsewhere by the time',
    'whoever steps down',
  ],
  // What a search has found comes from the store, too.
  'kept-place': [
    'where a list that is filtered was left',
    'where a table was left',
    'where a list of one’s own was left',
    'a list that is opened anew',
    'a table that is asked for after Back',
  ],
  'late-parts': 'all',
  // Lists live in the browser; what asks the store for prices or for an order runs in both.
  lists: [
    'a product is saved',
    'lists are made, renamed, duplicated and deleted',
    'a line has a quantity and a note',
    'a list travels by its link',
    'a list goes out as CSV',
    'a catalogue whose script does not come',
    'rows of a quick order are kept',
    'a list says where a quantity is not sold',
    'rows of a file that cannot be taken',
    'a list is a catalogue',
    'rows of a file that need a look',
    'two tabs always agree',
    'a full storage keeps the lists',
  ],
  login: [
    'e-mail and password are required',
    'the password can be looked at',
    'a stranger is led to the login by the icon',
    'a finger opens the account menu',
    'the toggle changes sides',
    'the sign-up says each problem to the letter',
    'Sign Up is disabled while the passwords differ',
    'a reload keeps what was typed',
    'nothing jumps while the form arrives',
    'what was told of a password goes',
    'a script that never comes',
  ],
  // Nothing of the store is asked without a network, and the worker keeps its calls out.
  offline: 'all',
  orders: ['a stranger is led to the login', 'a long history is sorted and filtered'],
  pages: 'all',
  'password-reset': ['an address without a token is no link'],
  // Rooms live in the browser, and mats are read from their pages.
  planner: 'all',
  'floor-owners': 'all',
  'plan-drawing': 'all',
  'planner-answer': 'all',
  'planner-still': 'all',
  'plan-to-paper': 'all',
  print: 'all',
  product: 'all',
  // Codes and names are read from the index; what goes into the cart runs in both.
  'quick-order': [
    'by keyboard alone',
    'a table of a mail',
    'a workbook is read',
    'without the index a row says so',
    'ten thousand rows are read',
    'a link that others make',
  ],
  quotation: ['a button that a finger has pressed', 'the ways on from the cart have their words on one line'],
  'sale-terms': [
    'a product says',
    'the bar of a phone',
    'machines read',
    'a card adds the least quantity',
    'one of what is counted',
    'the bar of the narrowest phone',
  ],
  // What the index finds; the store's own answers, late, failing and newer, run in both.
  search: [
    'slips, synonyms, codes and sizes',
    'the whole of it works by keyboard',
    'Escape closes the results',
    'a click outside closes the results',
    'a blank query is ignored',
    'Enter on a query without results',
    'Enter at once, before anything is known',
    'Enter shows all results on a page',
    'what is typed before React has loaded',
    'an older answer never overtakes a newer one',
    'at 320 px the box takes the row',
    'the form leads to a page that says how to browse',
    'the counts for',
  ],
  // Columns and rows are static files; what the store answers late or not at all runs in both.
  'search-filters': [
    'is narrowed, and sorted, by an address',
    'is a table and any order of the lists',
    'begins at the same place as pictures',
    'who asks for a table or an order',
    'whose filters leave nothing',
    'whose filters cannot be loaded',
  ],
  'still-buttons': ['at 375 px', 'who wants no motion', 'the button that removes a line'],
  store: 'all',
  toasts: 'all',
  units: 'all',
  weight: 'all',
}

const files = Object.entries(SAME_IN_BOTH_MODES)

/** Files of which direct mode has nothing to show. */
export const SAME_FILES = files.flatMap(([file, tests]) => (tests === 'all' ? [`**/${file}.spec.ts`] : []))

/** Tests of other files of which it has nothing to show; pages are judged by axe once, in gateway mode. */
export const SAME_TESTS = [
  /\baxe\b/,
  ...files.flatMap(([file, tests]) =>
    tests === 'all' ? [] : tests.map((title) => new RegExp(`\\b${file}.spec.ts .*${title}`)),
  ),
]
