import { sheet } from '../mixins.ts'
import { styled } from '../theme.ts'

/** A product over the list: at the bottom on phones, in the middle on larger screens. Loaded with the quick look. */
export const QuickLookBox = styled('dialog', {
  ...sheet,
  overscrollBehavior: 'contain',
  '@md': {
    width: 'min(64rem, calc(100vw - 2 * $space$xl))',
    margin: 'auto',
    borderRadius: '$medium',
  },
  '@forced': { border: '1px solid' },
  // Stays in view while a long product is scrolled.
  '& > .close': {
    position: 'sticky',
    top: 0,
    zIndex: '$panel',
    height: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    '& button': { flex: 'none', height: '$control', margin: '$m' },
  },
  '& > .inside': { padding: '$xl $gutter', '@lg': { padding: '$xxl' } },
  // The heart never lies under the button that closes.
  '& :has(> .names)': { marginInlineEnd: 'calc($sizes$control + $space$m)' },
  // All pictures are in view at once.
  '@lg': {
    '& [data-pictures] img': { maxHeight: 'calc(90dvh - 17rem)', objectPosition: '50% 70%' },
    '& .small img': { aspectRatio: '3 / 2', objectPosition: '50% 70%' },
  },
  // Pictures are larger on the product's page.
  // The room that the product takes, so that nothing jumps when it arrives.
  '& .waiting': {
    display: 'grid',
    gap: '$xl',
    '@lg': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '$xxxl' },
  },
  '& .full': { display: 'inline-block', paddingBlock: '$s', fontWeight: '$semibold' },
})
