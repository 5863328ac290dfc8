import { built, notApplicable, operator, partial, tested, type Chapter } from './requirement.ts'

const EVERY_PAGE =
  'tests/browser/every-page.spec.ts: ${name} in ${locale} is complete, accessible, hydrated without errors or warnings, and fits a narrow screen'
const CHECKOUT =
  'tests/browser/checkout.spec.ts: every state of the checkout in ${locale} is accessible on a desktop and on a phone'
const STATES =
  'tests/browser/states.spec.ts: rarely shown states are accessible and fit a narrow phone'
const KEYBOARD =
  'tests/browser/keyboard.spec.ts: a shopper with only a keyboard searches, finds a product and chooses a variant'
const BUYING =
  'tests/browser/checkout-keyboard.spec.ts: a shopper with only a keyboard checks out and corrects an error on the way'
const FIELDS =
  'tests/browser/checkout.spec.ts: a field shows its error when it loses focus and hides it when the shopper types'
const editors = 'Editors write content; the demo’s is checked.'

const perceivable: Chapter = {
  id: '1',
  name: 'Perceivable',
  requirements: {
    '1.1.1': partial(
      'Pictures and controls have a text.',
      'Every picture has an alternative, and icons of controls have names. Those of products come from the catalog, and pictures of shoppers have a general one.',
      [EVERY_PAGE],
    ),
    '1.2.1': notApplicable(
      'Recordings of sound or picture alone have an alternative.',
      'The shop has none; content could.',
    ),
    '1.2.2': tested('Films have captions.', [
      'tests/browser/film.spec.ts: the film of a banner stands still until it is played, and has captions',
    ]),
    '1.2.3': operator(
      'Films have an audio description or a text.',
      'The player has no second track of sound: publish films whose sound says what is seen, or a text beside them.',
    ),
    '1.2.4': notApplicable('Live sound has captions.', 'Nothing is live.'),
    '1.2.5': operator('Films have an audio description.', 'As 1.2.3.'),
    '1.3.1': tested('Structure is in the markup.', [EVERY_PAGE, CHECKOUT, STATES]),
    '1.3.2': tested('The order of the markup makes sense.', [
      KEYBOARD,
      'tests/browser/without-javascript.spec.ts: every page in ${locale} shows its title and heading without JavaScript',
    ]),
    '1.3.3': built(
      'Nothing is explained by shape or place alone.',
      `Messages in \`locales/\` name controls by their text. ${editors}`,
    ),
    '1.3.4': built('Both orientations work.', 'No style and no manifest locks one.'),
    '1.3.5': tested(
      'Fields say what they are for.',
      [CHECKOUT],
      '`autocomplete` of names, addresses, mail, phone and passwords; axe checks the values.',
    ),
    '1.4.1': tested('Color is not the only sign.', [
      EVERY_PAGE,
      'tests/browser/keyboard.spec.ts: focus is visible in forced colors mode',
    ]),
    '1.4.2': tested('No sound starts by itself.', [
      'tests/browser/film.spec.ts: the film of a banner stands still until it is played, and has captions',
    ]),
    '1.4.3': tested('Text has enough contrast.', [
      'client/ui/palette.test.ts: text in %s is readable on %s',
      EVERY_PAGE,
    ]),
    '1.4.4': tested('Text may be twice the size.', [
      'tests/browser/layout.spec.ts: text of twice the size fits the width of a phone, below ${prefix}/',
      'tests/browser/header-labels.spec.ts: with a store, no label of the header is cut in ${locale} at any width, also with text of twice the size',
    ]),
    '1.4.5': partial(
      'Text is not a picture.',
      'The shop uses none but its logo. Banners of content may.',
    ),
    '1.4.10': tested('Pages fit 320 pixels.', [EVERY_PAGE, STATES]),
    '1.4.11': tested('Controls have enough contrast.', [
      'client/ui/palette.test.ts: a shape in %s is visible on %s',
    ]),
    '1.4.12': partial(
      'Text may be spaced further.',
      'Heights follow the text, which tests with large text show; no test sets the spacing itself.',
      [
        'tests/browser/layout.spec.ts: text of twice the size fits the width of a phone, below ${prefix}/',
      ],
    ),
    '1.4.13': tested('What opens on hover or focus stays, and can be closed.', [
      'tests/browser/newsletter.spec.ts: the tooltip of the field opens on hover and on focus, stays under the pointer, and closes with Escape',
      'tests/browser/menu.spec.ts: hovering opens panels, a diagonal way into one keeps it open, and leaving closes it',
    ]),
  },
}

const operable: Chapter = {
  id: '2',
  name: 'Operable',
  requirements: {
    '2.1.1': tested('Everything works with the keyboard.', [KEYBOARD, BUYING]),
    '2.1.2': tested('The focus is never trapped.', [
      'tests/browser/keyboard.spec.ts: the menu opens with Enter and closes with Escape, and focus returns to its summary',
      'tests/browser/consent.spec.ts: the keyboard reaches the banner first, and goes on in the page after it',
    ]),
    '2.1.4': notApplicable('Shortcuts of one letter can be turned off.', 'There are none.'),
    '2.2.1': partial(
      'Time limits can be extended.',
      'Sessions last for weeks, and typed addresses survive. Codes by mail end after ten minutes; another one is a press away.',
      [
        'tests/browser/form-drafts.spec.ts: an address that was not sent survives a reload and going back, until it is sent',
      ],
    ),
    '2.2.2': tested('What moves can be paused.', [
      'tests/browser/banners.spec.ts: promotions move by themselves until the shopper pauses them',
      'tests/browser/banners.spec.ts: promotions stand still where reduced motion is preferred',
    ]),
    '2.3.1': built('Nothing flashes.', `No animation of the shop flashes. ${editors}`),
    '2.4.1': tested('Repeated parts can be skipped.', [
      'tests/browser/keyboard.spec.ts: the first Tab reaches the link that skips to the content',
    ]),
    '2.4.2': tested('Pages have titles.', [
      EVERY_PAGE,
      'tests/browser/navigation.spec.ts: a link changes page, title, focus and scroll without a new document, and back restores them',
    ]),
    '2.4.3': tested('The order of the focus makes sense.', [
      KEYBOARD,
      'tests/browser/bag.spec.ts: a removed line can be restored, and focus is never lost',
      'tests/browser/progress.spec.ts: the last filter leads the focus to the heading, also if its list takes long',
    ]),
    '2.4.4': tested('Links say where they lead.', [EVERY_PAGE]),
    '2.4.5': tested(
      'There is more than one way to a page.',
      [
        'tests/browser/no-dead-ends.spec.ts: every link of header, footer, guide pages, home page and a list in ${locale} leads to a page with a heading',
      ],
      'Menu, search, breadcrumbs, footer and sitemaps.',
    ),
    '2.4.6': tested('Headings and labels describe.', [EVERY_PAGE, CHECKOUT]),
    '2.4.7': tested('The focus is visible.', [
      'tests/browser/keyboard.spec.ts: focus is visible in forced colors mode',
    ]),
    '2.4.11': tested('The focus is not covered.', [
      'tests/browser/checkout-keyboard.spec.ts: the sticky summary of a phone never covers a field of the card that gets the focus',
      'tests/browser/header.spec.ts: with the experiment, the header hides on scrolling down, returns on scrolling up, and never covers the focus',
    ]),
    '2.5.1': built(
      'No gesture needs several fingers or a path.',
      'Rows that are swiped also have buttons or scroll (`client/ui/`).',
    ),
    '2.5.2': built(
      'Pressing can be called off.',
      'Controls act on `click`. Pressing a link early loads its page and shows nothing.',
    ),
    '2.5.3': tested('Names of controls begin with what is seen.', [
      EVERY_PAGE,
      'tests/browser/translated.spec.ts: every control of ${journey.path} (${index}) says the same when a browser translates the page',
    ]),
    '2.5.4': notApplicable('Nothing needs a moved device.', 'No code reads motion.'),
    '2.5.7': built(
      'Nothing has to be dragged.',
      'Prices are filtered by fields or steps, and rows have buttons.',
    ),
    '2.5.8': tested(
      'Targets are 24 pixels or apart.',
      [EVERY_PAGE, STATES],
      'axe’s rules of `wcag22aa`.',
    ),
  },
}

const understandable: Chapter = {
  id: '3',
  name: 'Understandable',
  requirements: {
    '3.1.1': tested('Pages say their language.', [EVERY_PAGE]),
    '3.1.2': partial(
      'Parts say theirs.',
      'Links to other languages do. Reviews and content in another language than the page’s are not marked.',
      [EVERY_PAGE],
    ),
    '3.2.1': tested('Focus changes nothing.', [KEYBOARD]),
    '3.2.2': tested('Choosing changes only what it says.', [
      'tests/browser/navigation.spec.ts: choosing a variant keeps the document, the scroll position and the focus',
      'tests/browser/listing.spec.ts: choosing filters keeps focus, scroll position, order and open groups, and announces the number of products',
    ]),
    '3.2.3': tested(
      'Menus are the same everywhere.',
      [EVERY_PAGE],
      'One header and footer (`client/shell/`); the checkout has a shorter one.',
    ),
    '3.2.4': built(
      'Parts that do the same have the same name.',
      'One message for each (`locales/`), one component for each (`client/ui/`).',
    ),
    '3.2.6': tested(
      'Help is at the same place.',
      [
        'tests/browser/layout.spec.ts: the French order button has one line beside the order, and help is in a landmark',
      ],
      'In the footer, and in the checkout beside the order.',
    ),
    '3.3.1': tested('Errors are named in text.', [FIELDS, BUYING]),
    '3.3.2': tested('Fields have labels and hints.', [CHECKOUT, STATES]),
    '3.3.3': tested('Errors say what to do.', [
      FIELDS,
      'tests/worker/registration.worker.test.ts: a rejected registration explains its errors and never repeats the password',
    ]),
    '3.3.4': tested(
      'Orders can be checked and corrected.',
      [
        'tests/browser/checkout.spec.ts: each edit link leads to the saved values and changes only those',
      ],
      'The review comes before the order, which can be canceled until it is shipped.',
    ),
    '3.3.7': tested('Nothing has to be typed twice.', [
      'tests/worker/checkout.worker.test.ts: a billing address that is the same as the shipping address follows its changes',
    ]),
    '3.3.8': partial(
      'Signing in needs no puzzle.',
      'Passwords can be pasted, and codes and passkeys replace them. A captcha may appear after ten wrong passwords, if one is configured.',
      ['tests/browser/passkeys.spec.ts: a passkey is added after signing in, and signs in'],
    ),
  },
}

const robust: Chapter = {
  id: '4',
  name: 'Robust',
  requirements: {
    '4.1.2': tested('Controls have name, role and value.', [
      EVERY_PAGE,
      STATES,
      'tests/browser/states.spec.ts: menus and filters are accessible while they are open',
    ]),
    '4.1.3': tested('Messages are announced.', [
      'tests/browser/listing.spec.ts: choosing filters keeps focus, scroll position, order and open groups, and announces the number of products',
    ]),
  },
}

/** WCAG 2.2, levels A and AA. Criterion 4.1.1 is obsolete. */
export const PRINCIPLES: readonly Chapter[] = [perceivable, operable, understandable, robust]
