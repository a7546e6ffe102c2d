/** `npm run -s cli -- <command>`: the command-line contract (§L1). JSON Lines out, words to standard error. */
import { printLine, readInput } from '../program/json-lines';
import { defineCommands, defineProgram, type Program } from '../program/program';
import { careCommand } from './care';
import converse from './converse';
import { detectCommand } from './detect';
import { judgeCommand } from './judge';
import replay from './replay';
import { rigidityCommand } from './rigidity';

/** A command that answers each line of standard input with a line. */
const lines = (about: string, command: (input: string, write: (line: string) => void) => number): Program =>
  defineProgram({ about, options: {}, run: async () => command(await readInput(), printLine) });

export default defineCommands('逐行 JSON 进出的命令 commands that take and give JSON Lines', {
  care: lines('每行一段对话 → 每句之后的状态 utterances in, the state after each out', careCommand),
  converse,
  detect: lines('每行一句话 → 检测结果 a chat line in, its detection out', detectCommand),
  judge: lines('每行一段剧情与对话 → 判定 beats and a dialogue in, the verdict out', judgeCommand),
  replay,
  rigidity: lines('每行量表与聊天分数 → 每步的约束 questionnaires and scores in, steps out', rigidityCommand),
});
