import { styled } from './theme.ts'

export const Heading = styled('h2', {
  variants: {
    size: {
      display: {
        fontSize: '$display',
        lineHeight: '$tight',
        letterSpacing: '$tight',
      },
      title: { fontSize: '$title', letterSpacing: '$tight', lineHeight: '$tight' },
      heading: { fontSize: '$heading' },
      small: { fontSize: '$lead' },
    },
  },
  defaultVariants: { size: 'title' },
})

/** The short line above a heading. */
export const Eyebrow = styled('p', {
  fontSize: '$tiny',
  fontWeight: '$semibold',
  letterSpacing: '$caps',
  textTransform: 'uppercase',
  color: '$accent',
})

export const Text = styled('p', {
  variants: {
    tone: { plain: {}, quiet: { color: '$quiet' }, danger: { color: '$danger' } },
    size: {
      tiny: { fontSize: '$tiny' },
      small: { fontSize: '$small' },
      body: {},
      lead: { fontSize: '$lead', lineHeight: '$text' },
    },
    measured: { true: { maxWidth: '$text' } },
  },
  defaultVariants: { tone: 'plain', size: 'body' },
})

/** Editorial markup: styles for the allowed tags. */
export const Prose = styled('div', {
  maxWidth: '$text',
  overflowWrap: 'break-word',
  '& > :where(:not(:first-child)), & > div > :where(:not(:first-child))': { marginTop: '$l' },
  '& h1': { fontSize: '$title', letterSpacing: '$tight', lineHeight: '$tight' },
  '& h2': { fontSize: '$heading' },
  '& h3, & h4': { fontSize: '$lead' },
  '& h2, & h3, & h4': { marginTop: '$xl' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.25em' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.25em' },
  '& li + li': { marginTop: '$s' },
  '& a': { color: '$action', '@hover': { '&:hover': { color: '$accent' } } },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { padding: '$s $m', borderBottom: '1px solid $line', textAlign: 'start' },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: '$l',
    borderInlineStart: '2px solid $accentLine',
  },
  '& img': { borderRadius: '$medium' },
  variants: {
    size: { body: {}, small: { fontSize: '$small' }, wide: { maxWidth: 'none' } },
    align: {
      start: {},
      center: {
        marginInline: 'auto',
        textAlign: 'center',
        '& ul, & ol': { width: 'fit-content', marginInline: 'auto', textAlign: 'start' },
      },
    },
  },
  defaultVariants: { size: 'body', align: 'start' },
})
