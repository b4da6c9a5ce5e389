/** What fraud among influencers costs, in figures of others with their sources. */
export const fraudFigures = [
  {
    figure: '22%',
    text: 'of influencers’ followers looked suspicious.',
    source: 'HypeAuditor, Instagram, 2019',
  },
  {
    figure: '15%',
    text: 'of what brands spent on influencers was lost to fraud, by one estimate.',
    source: 'CHEQ and R. Cavazos, 2019',
  },
  {
    figure: '68%',
    text: 'of marketers said they had run into influencer fraud.',
    source: 'Influencer Marketing Hub, survey, 2020',
  },
]
