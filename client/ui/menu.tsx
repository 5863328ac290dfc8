import { inPlace } from './in-place.ts'
import { styled } from './theme.ts'

/**
 * The main navigation, the same list for both widths. Below the large breakpoint it is a popover drawer; above,
 * it is a plain row despite its popover attribute.
 */
export const Menu = styled('nav', {
  '@belowLg': {
    position: 'fixed',
    inset: '0 auto 0 0',
    width: 'min($sizes$drawer, 88vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: '$m $s $xxl',
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: '$paper',
    '&:popover-open': { animation: 'slide 0.3s ease' },
    '&::backdrop': { backgroundColor: '$veil' },
  },
  '@lg': {
    ...inPlace,
  },
  '& .drawer-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: '$s',
    fontSize: '$heading',
    fontWeight: '$semibold',
    '@lg': { display: 'none' },
  },
  '& .drawer-foot': { paddingTop: '$xl', '@lg': { display: 'none' } },
  '& .tops': {
    '@lg': { display: 'flex', flexWrap: 'wrap', gap: '0 $xs', marginInline: '-0.35rem' },
    '@xl': { columnGap: '$l', marginInline: '-$s' },
  },
  '& .top': { '@belowLg': { borderBottom: '1px solid $line' } },
  '& summary, & .top > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$s',
    minHeight: '$control',
    listStyle: 'none',
    fontWeight: '$semibold',
    textDecoration: 'none',
    '@belowLg': { fontSize: '$lead', minHeight: '3.5rem' },
    '@lg': {
      gap: '$xs',
      paddingInline: '0.35rem',
      fontSize: '0.875rem',
      borderBottom: '2px solid transparent',
      // Forced colors show a transparent border.
      '@forced': { borderBottomColor: 'Canvas' },
      transition: 'border-color $transitions$quick',
    },
    '@xl': { gap: '$s', paddingInline: '$s', fontSize: '$small' },
    '&::-webkit-details-marker': { display: 'none' },
    '@hover': { '&:hover': { color: '$accent' } },
  },
  '& summary::after': {
    content: '""',
    width: '0.4rem',
    height: '0.4rem',
    borderInlineEnd: '1.5px solid currentColor',
    borderBottom: '1.5px solid currentColor',
    transform: 'translateY(-25%) rotate(45deg)',
    transition: 'transform $transitions$quick',
  },
  '& details[open] > summary': {
    '@lg': { borderBottomColor: '$accentLine', '@forced': { borderBottomColor: 'Highlight' } },
  },
  '& details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  '& .panel': {
    '@belowLg': { paddingBottom: '$l' },
    '@lg': {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100dvh - 7.5rem)',
      overflowY: 'auto',
      paddingBlock: '$xl $xxl',
      borderBlock: '1px solid $line',
      backgroundColor: '$paper',
      animation: 'appear 180ms ease',
    },
  },
  '& .columns': {
    '@belowLg': { padding: 0 },
    '@lg': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '$xl',
      // The picture and the offers, which come later, fit in.
      minHeight: '15rem',
    },
  },
  '& .aside': { '@lg': { gridArea: '1 / 2 / span 2' } },
  '& .children': {
    display: 'grid',
    '@lg': {
      alignContent: 'start',
      alignItems: 'start',
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(5, auto)',
      gridAutoColumns: '13.75rem',
      justifyContent: 'start',
      columnGap: '$xl',
    },
  },
  '& .children a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '$control',
    textDecoration: 'none',
    '@lg': { minHeight: '2.25rem' },
    '@hover': { '&:hover': { color: '$accent', textDecoration: 'underline' } },
  },
  '& [data-active]': {
    '@lg': { color: '$accent', textDecoration: 'underline', textDecorationColor: '$accentLine' },
  },
  '& .explore': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '$control',
    fontWeight: '$semibold',
    color: '$accent',
    '@lg': { justifySelf: 'start', fontSize: '$lead', marginBottom: '$s' },
  },
})
