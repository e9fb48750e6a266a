import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '@plumbline/platform';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { Design } from '../tables/design.entity.js';

/** Notes which further pictures a finished design has, and tells other services of them. */
@Injectable()
export class FinishedDesignWriter {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly designFiles: DesignFileRegistry,
  ) {}

  /**
   * Changes a design under its lock and announces its files. `change` says what to set, or null where the design
   * needs the picture no more; with `version`, only while its concept is of that version.
   *
   * @returns whether it was changed; false too where it was erased meanwhile
   */
  change(
    designId: string,
    change: (design: Design) => Partial<Pick<Design, 'refining' | 'nextView'>> | null,
    version?: number,
  ): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const design = await tx.findOne(Design, {
        where: { id: designId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!design) return false;
      if (version !== undefined && (await this.designFiles.shown([design]))(design).version !== version)
        return false;
      const set = change(design);
      if (!set) return false;
      await tx.update(Design, { id: designId }, set);
      await this.designFiles.announce(tx, [design]);
      return true;
    });
  }
}
