import { expect, test } from 'vitest'
import { expectLinearTime, linearTimePatienceMs } from '../../../../../checks/linear-time.ts'
import { htmlText } from './html-text.ts'

test.each([
  ['lines of a mail program', '<div>Hi Ann,</div><div><br></div><div>Sure!<br>Eve</div>', 'Hi Ann,\n\nSure!\nEve'],
  ['paragraphs and headings', '<h1>Rates</h1><p>One</p>\n<p>Two\n lines</p>', 'Rates\n\nOne\n\nTwo lines'],
  [
    'lists and tables',
    '<ul><li>Reel<li>Story</ul><table><tr><td>Reel</td><td>$500</td></tr></table>',
    '* Reel\n* Story\n\nReel $500',
  ],
  [
    'what it quotes',
    '<p>Sure!</p><blockquote><div>Hi</div><blockquote>Old</blockquote></blockquote>Bye',
    'Sure!\n\n> Hi\n>\n> > Old\n\nBye',
  ],
  [
    'where links lead',
    'My <a class=b href="https://eve.test/kit?a=1&amp;b=2">media  kit</a>.',
    'My media kit [https://eve.test/kit?a=1&b=2].',
  ],
  ['an address once', '<a href="mailto:eve@a.test">eve@a.test</a>', 'eve@a.test'],
  [
    'what stands for a character',
    'Caf&eacute; &amp; &#8364;5 &#x1F44D;&nbsp;ok &nosuch; AT&T',
    'Café & €5 👍 ok &nosuch; AT&T',
  ],
  ['nothing that nobody sees', '<head><title>a</title></head><style>p{}</style>Hi<!-- <p>b --><script>c', 'Hi'],
  ['what only looks like a tag', 'I <3 tea, 1 < 2 and a <b', 'I <3 tea, 1 < 2 and a <b'],
  ['its own lines', '<pre>a\n  b</pre>', 'a\n  b'],
])('a page holds %s', (_, html, text) => {
  expect(htmlText(html, 1_000)).toBe(text)
})

test('no more text is made than is asked for, whatever the page repeats', () => {
  for (const piece of ['<br>', '<p>a</p>', 'a ', '<blockquote>', '<li>'])
    expect(htmlText(piece.repeat(10_000), 100).length).toBeLessThan(1_000)
})

test(
  'a page is read in linear time',
  () => {
    const words = [
      '<td>',
      '</td>',
      '<tr>',
      '<blockquote>',
      '</blockquote>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<pre>',
    ]
    expectLinearTime((html) => htmlText(html, 10_000_000), {
      words: [
        ...words,
        '<br>',
        '<li>',
        '&#1;',
        '<a href=https://a.b>a</a>',
        'a<b>',
        '<td>a',
        '<p>a',
        '<a href=',
        "href='",
      ],
    })
  },
  linearTimePatienceMs,
)
