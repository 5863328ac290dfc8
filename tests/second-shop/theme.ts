import type { Theme } from '#shared/theme.ts'

/** Ink on white, a stitch of oxblood, and no round corner. */
export const theme: Theme = {
  palette: {
    ink: '#1b1a19',
    quiet: '#5b5651',
    paper: '#ffffff',
    surface: '#ffffff',
    shade: '#f6f4f0',
    groundPlain: '#f1eeea',
    line: '#dcd7cf',
    control: '#7f7870',
    action: '#1b1a19',
    actionHover: '#45403c',
    onAction: '#ffffff',
    accent: '#7d2b2b',
    accentLine: '#a65a52',
    night: '#1b1a19',
    onNight: '#f5f2ed',
    onNightQuiet: '#c2bbb2',
    nightLine: '#45403c',
    nightDanger: '#e2a29b',
    danger: '#a1281d',
    good: '#2b6546',
    agentYellow: '#ffd84d',
    agentLime: '#c4e356',
  },
  ownColors: {},
  radii: { small: '0px', medium: '0px', pill: '0px' },
  typeface: {
    // Installed fonts only: a serif of the Palatino kind where there is one.
    text: "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, 'Book Antiqua', Georgia, 'Liberation Serif', serif",
    weights: { regular: 400, semibold: 400, bold: 600 },
    spacing: { tight: '-0.01em', heading: '0', caps: '0.12em' },
    headingWordSpacing: '0',
    fonts: [],
    fallbacks: [],
  },
}
