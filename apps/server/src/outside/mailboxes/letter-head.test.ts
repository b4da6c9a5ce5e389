import { expect, test } from 'vitest'
import { headOf } from './letter-head.ts'

const isAutomatic = (header: string) =>
  headOf(1, 'eve@creators.test', `Message-ID: <1@creators.test>\r\n${header}\r\n`).isAutomatic

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated; owner-email="eve@creators.test"',
  'X-Autoreply: yes',
  'X-Autorespond: Out of office',
  'Precedence: auto_reply',
  'Precedence: Auto-Reply',
  'Return-Path: <>',
])('%s says that a machine answered', (header) => {
  expect(isAutomatic(header)).toBe(true)
})

test.each([
  'Auto-Submitted: no',
  'X-Autoreply: no',
  'X-Auto-Response-Suppress: All',
  'Precedence: list',
  'Precedence: normal',
  'Return-Path: <eve@creators.test>',
  'Subject: X-Autoreply: yes',
])('%s does not', (header) => {
  expect(isAutomatic(header)).toBe(false)
})
