import { styled } from './theme.ts'

/** The height of a bar whose text has one line. A finger needs more. */
const LINE = 'var(--line)'

/** A button in the bar: a small disc in a larger target. */
const disc = {
  gridArea: '1 / 1',
  zIndex: '$raised',
  alignSelf: 'center',
  justifySelf: 'end',
  width: 'min($sizes$control, 14vw)',
  minWidth: 0,
  height: LINE,
  minHeight: 0,
  padding: '0.375rem 0.5rem',
  border: 0,
  backgroundColor: '$surface',
  backgroundClip: 'content-box',
} as const

/** One line of announcements and promotions between two arrows. All have the height of the highest, so nothing below moves. */
export const PromoBar = styled('section', {
  '--line': '2.5rem',
  '@touch': { '--line': '2.8125rem' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: '$shade',
  '& > ul': {
    gridArea: '1 / 1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    '@still': { scrollBehavior: 'auto' },
  },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$s',
    minHeight: LINE,
    paddingInline: 'min($sizes$control, 14vw)',
    // Beside its buttons.
    '@lg': { paddingInline: '6rem' },
    scrollSnapAlign: 'start',
    textAlign: 'center',
    fontSize: '$tiny',
    lineHeight: '$snug',
    '@md': { fontSize: '$small' },
  },
  '& p': { textWrap: 'balance' },
  // A long name of a store has the room that the text leaves, so that the bar keeps its height.
  '& .beside': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0 $s',
    minWidth: 0,
    maxWidth: '100%',
    '& a': { fontWeight: '$semibold', whiteSpace: 'nowrap', textDecoration: 'underline' },
  },
  '& .named': {
    flex: '1 1 8rem',
    maxWidth: 'max-content',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .eyebrow': {
    display: 'none',
    '@md': { display: 'inline' },
    marginInlineEnd: '$xs',
    fontSize: '0.75rem',
    fontWeight: '$semibold',
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  '& .second + .second::before': { content: '"· "' },
  '& .second': { display: 'none', '@lg': { display: 'inline' } },
  '& .second + .second, & .beside .second': {
    '@lg': { display: 'none' },
    '@xl': { display: 'inline' },
  },
  '& strong': { fontWeight: '$semibold' },
  '& a': { color: 'inherit' },
  // Where there is no room for the call to action, the promotion itself looks like the link.
  '& li > p > a': {
    textDecoration: 'none',
    '& strong': { textDecoration: 'underline' },
    '&:has(.cta) strong': { '@md': { textDecoration: 'none' } },
    '& .cta': {
      display: 'none',
      '@md': { display: 'inline' },
      fontWeight: '$semibold',
      textDecoration: 'underline',
    },
  },
  // The whole promotion is the target of its link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .details': {
    position: 'relative',
    zIndex: '$raised',
    flexShrink: 0,
    minWidth: '$control',
    minHeight: LINE,
    padding: 0,
    border: 0,
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  // Opens below the bar, over the page.
  '& .promotion': {
    position: 'absolute',
    inset: `${LINE} 0 auto`,
    width: 'auto',
    maxWidth: '$text',
    margin: '0 auto',
    padding: '$l $gutter $xl',
    border: '1px solid $line',
    borderTop: 0,
    borderRadius: '0 0 $radii$medium $radii$medium',
    backgroundColor: '$paper',
    color: '$ink',
    fontSize: '$small',
    lineHeight: '$text',
    textAlign: 'start',
    '&:popover-open': { display: 'grid', gap: '$s', animation: 'appear $transitions$quick' },
    '& p': { textWrap: 'pretty' },
    '& strong:first-child': { fontSize: '$body' },
    // Wide screens have it in the bar.
    '& .whole': { '@lg': { display: 'none' } },
    '& a::after': { content: 'none' },
  },
  '& > button': {
    ...disc,
    // A finger swipes.
    '@belowLg': { display: 'none' },
    '@scriptless': { display: 'none' },
  },
  '& > button:first-child': { justifySelf: 'start' },
  '& > .pause': {
    '@belowLg': { display: 'inline-flex' },
    '@lg': { marginInlineEnd: '$sizes$control' },
    '&[hidden]': { display: 'none' },
    '&[aria-pressed="true"] path': { d: 'path("M8 5.5v13l11-6.5Z")' },
  },
})
