import { expect, test } from 'vitest'
import { earlyFilesOf } from './early-files.ts'

const manifest = {
  entry: { module: '/entry.js', imports: [] },
  routes: {
    root: { path: '', module: '/root.js', imports: ['/react.js'], css: ['/look.css'] },
    shell: { parentId: 'root', module: '/shell.js', imports: ['/react.js', '/menu.js'] },
    report: {
      parentId: 'shell',
      path: 'app/verifications/:id',
      module: '/report.js',
      css: ['/look.css', '/report.css'],
    },
    settings: { parentId: 'shell', path: 'app/settings', module: '/settings.js' },
    profile: { parentId: 'settings', module: '/profile.js' },
    lost: { parentId: 'shell', path: '*', module: '/lost.js' },
    users: { parentId: 'root', path: 'admin/users', module: '/users.js' },
  },
}

test('an address names each file of its page and of the routes around it once, styles and the outermost first', () => {
  const early = earlyFilesOf(manifest, ['/app/verifications/:id', '/app/settings', '/admin/users', '/app/*'])
  expect(early).toEqual({
    '/app/verifications/:id': [
      '/look.css',
      '/report.css',
      '/root.js',
      '/react.js',
      '/shell.js',
      '/menu.js',
      '/report.js',
    ],
    '/app/settings': ['/look.css', '/root.js', '/react.js', '/shell.js', '/menu.js', '/settings.js', '/profile.js'],
  })
})
