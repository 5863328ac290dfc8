import { menuDrawer, menuTwoPanels } from './menu-drawer.ts'
import { menuRow } from './menu-row.ts'
import { styled } from './theme.ts'

/**
 * The main navigation, the same elements for all widths. Below the large breakpoint it is a popover drawer whose panels
 * slide in; above, it is a row with panels below it, despite its popover attribute, or a drawer of two panels.
 */
export const Menu = styled('nav', {
  '& summary, & .top > a, & .links > li > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$xs',
    minHeight: '$control',
    listStyle: 'none',
    fontWeight: '$semibold',
    textDecoration: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '@hover': { '&:hover': { color: '$accent' } },
  },
  '& summary::after': {
    content: '""',
    width: '0.4rem',
    height: '0.4rem',
    // Turning it adds this.
    marginInlineEnd: '0.1rem',
    borderInlineEnd: '1.5px solid currentColor',
    borderBottom: '1.5px solid currentColor',
    transform: 'translateY(-25%) rotate(45deg)',
    transition: 'transform $transitions$quick',
  },
  '& details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  '& .panel': { backgroundColor: '$paper' },
  // Only the drawer of small screens has tabs.
  '& .tab-offers': { display: 'none' },
  '& .children a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '$control',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$accent', textDecoration: 'underline' } },
  },
  '& .explore': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '$control',
    fontWeight: '$semibold',
    color: '$accent',
  },
  '@belowLg': menuDrawer(),
  variants: {
    layout: {
      row: { '@lg': menuRow() },
      drawer: { '@lg': menuTwoPanels() },
    },
  },
  defaultVariants: { layout: 'row' },
})
