import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { otherAddress, plainly, portFrom } from '../../tools/serving.mjs'

describe('npm start', () => {
  it.each(['80000', '0', '-1', '4173.5', 'http'])('says in one sentence that %s is no port', (text) => {
    expect(() => portFrom(text)).toThrow(/^PORT=.* is no port: give a whole number from 1 to 65535/)
  })

  it('says so before it builds anything, without a stack', () => {
    const { stderr, status } = spawnSync(process.execPath, ['tools/play.mjs', '--no-build'], {
      env: { ...process.env, PORT: '80000' },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^PORT=80000 is no port/)])
  })

  it('takes the usual port, or the one that is asked for', () => {
    expect([portFrom(undefined), portFrom(''), portFrom('8080')]).toEqual([4173, 4173, 8080])
  })

  it('says on another port where the games of the usual one are', () => {
    expect(otherAddress(4174)).toMatch(/those of http:\/\/127\.0\.0\.1:4173\/ are\nstill there/)
    expect(otherAddress(4173)).toBeNull()
  })

  it.each(['EACCES', 'EROFS', 'EPERM'])('says in one sentence that it may not write: %s', (code) => {
    const sentence = plainly(Object.assign(new Error('no'), { code, path: '/srv/table/dist' }))
    expect(sentence).toMatch(/^Contested 1914 may not write to \/srv\/table\/dist .*\. Copy the project .*\.$/)
  })

  it('leaves other failures as they are', () => {
    expect(plainly(new Error('a fault of ours'))).toBeNull()
    expect(plainly(undefined)).toBeNull()
  })
})
