import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Why a backend gave no picture.
 * - `temporary`: busy or away, and nothing was begun: may be tried again without paying twice.
 * - `uncertain`: it may have been made and billed: never repeated blindly.
 * - `permanent`: key, model or request are wrong, or the answer is of no use.
 * - `quota`: the account's means are used up.
 * - `moderation`: the backend declines to draw this.
 * - `budget`: our own budget is spent.
 * - `cancelled`: the homeowner did not want to wait; it may be on the bill.
 */
export type FaultKind =
  | 'temporary'
  | 'uncertain'
  | 'permanent'
  | 'quota'
  | 'moderation'
  | 'budget'
  | 'cancelled';

/**
 * One paid call of an image model, written before it is made: what a restart goes on from, and what the budget
 * counts.
 */
@Entity('picture_call')
@Index('picture_call_job', ['jobId', 'run'])
export class PictureCall {
  /** uuid v7; the own id or idempotency key where a backend takes one. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ type: 'smallint' })
  run: number;

  /** 0: the first picture; 1: the retry that keeps more of the photo. */
  @Column({ type: 'smallint' })
  slot: number;

  @Column({ type: 'text' })
  provider: string;

  /** `calling`: sent, or about to be; `running`: the backend works on it under `remoteId`. */
  @Column({ type: 'text' })
  phase: 'calling' | 'running' | 'answered' | 'failed';

  @Column({ name: 'remote_id', type: 'text', nullable: true })
  remoteId: string | null;

  @Column({ name: 'answer_key', type: 'text', nullable: true })
  answerKey: string | null;

  @Column({ name: 'fault_kind', type: 'text', nullable: true })
  faultKind: FaultKind | null;

  /** For the homeowner. */
  @Column({ name: 'fault_sentence', type: 'text', nullable: true })
  faultSentence: string | null;

  @Column({
    type: 'bigint',
    nullable: true,
    transformer: { to: (n) => n, from: (t) => (t === null ? null : Number(t)) },
  })
  seed: number | null;

  /** US dollars: expected, then real where the backend tells; 0 once it is sure that nothing was billed. */
  @Column({ name: 'cost_usd', type: 'double precision' })
  costUsd: number;

  /** Who asked, as an HMAC of the address: enough to count by. */
  @Column({ type: 'text', nullable: true })
  client: string | null;

  @Index('picture_call_started_at')
  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
