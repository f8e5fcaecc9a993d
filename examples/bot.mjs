// A bot for Grognard's table, in sixty lines of JavaScript (node 20 or newer, no packages): it plays at random.
//
//     node bot.mjs http://localhost:8000 TOKEN [MATCH]
//
// TOKEN comes from the account page of the table. Without MATCH the bot sets up a game against the table's own random
// player. See README.md beside this file for what travels.

const [address, token, wanted] = process.argv.slice(2)
if (!address || !token) {
  console.error('usage: node bot.mjs ADDRESS TOKEN [MATCH]')
  process.exit(2)
}
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

async function post(path, body) {
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = await response.json()
  if (!response.ok && response.status !== 409) throw new Error(`${response.status}: ${said.reason.text}`)
  return said // 409: somebody went back meanwhile; the next line is the question that is open now
}

async function newMatch() {
  const seats = { ap: 'me', cp: 'bot:random' }
  return (await post('/api/matches', { game: 'paths-of-glory', scenario: 'introduction', seats })).id
}

async function* lines(path) {
  const response = await fetch(address + path, { headers })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.json()).reason.text}`)
  let rest = ''
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + part).split('\n')
    rest = parts.pop()
    yield* parts.filter((line) => line.trim())
  }
}

const any = (list) => list[Math.floor(Math.random() * list.length)]

// First a verb, then one of its nouns: else whatever has many nouns would be all that is ever done. Peace is not
// offered or accepted while there is anything else to do: every game would end in its first turn.
function choose(options) {
  const verbs = [...new Set(options.map((option) => option.split(':')[0]))]
  const war = verbs.filter((verb) => !['peace', 'accept'].includes(verb))
  const verb = any(war.length ? war : verbs)
  return any(options.filter((option) => option.split(':')[0] === verb))
}

const match = wanted ?? (await newMatch())
console.log(`playing ${address}/match/${match}`)
let over = false
while (!over) {
  for await (const line of lines(`/api/matches/${match}/questions`)) {
    const question = JSON.parse(line)
    over = question.over === true
    if (over) console.log(`over: ${question.winner ?? 'nobody'} wins (${question.reason})`)
    else await post(`/api/matches/${match}/answers`, { seq: question.seq, action: choose(question.view.question.options) })
  }
}
