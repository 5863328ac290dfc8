import { styled } from './theme.ts'

/** `primary` once per screen, `outline` beside it, `quiet` within other parts. */
export const Button = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s',
  minHeight: '$control',
  padding: '$s $xl',
  borderRadius: '$pill',
  border: '1px solid transparent',
  backgroundColor: 'transparent',
  fontSize: '$body',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&:focus-visible': { borderRadius: '$pill' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55 },
  variants: {
    tone: {
      primary: {
        backgroundColor: '$action',
        color: '$onAction',
        '@forced': { borderColor: 'ButtonText' },
        '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$actionHover' } },
      },
      outline: {
        borderColor: '$action',
        color: '$action',
        '@hover': { '&:hover:not(:disabled)': { backgroundColor: '$shade' } },
      },
      quiet: {
        padding: '$s $m',
        color: '$action',
        '@forced': { borderColor: 'Canvas' },
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        '@hover': { '&:hover:not(:disabled)': { color: '$accent' } },
      },
      icon: {
        width: '$control',
        padding: 0,
        borderColor: '$line',
        backgroundColor: '$surface',
        '@hover': { '&:hover:not(:disabled)': { borderColor: '$action' } },
      },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { tone: 'outline' },
})

/** A link that looks like a button, for the most important way on. */
export const ButtonLink = styled('a', Button)

/** Buttons in a row, which wraps on phones. Content may tag them. */
export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$m',
  '& [data-tags~="large"]': { minHeight: '3.5rem', paddingInline: '$xxl', fontSize: '$lead' },
  '@lg': { '& [data-tags~="phone-only"]': { display: 'none' } },
  '@belowLg': { '& [data-tags~="desktop-only"]': { display: 'none' } },
  variants: { align: { start: {}, center: { justifyContent: 'center' } } },
  defaultVariants: { align: 'start' },
})
