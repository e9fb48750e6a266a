import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';

/** Prices fit a double to the cent. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.NUMERIC ? Number : pg.types.getTypeParser(type, format),
};

/**
 * Rows to be shown and not to be changed. What is read all the time is planned once a connection and taken as it
 * comes, which is several times quicker than through the entity manager.
 */
@Injectable()
export class QueryRunner {
  private readonly names = new Map<string, string>();

  constructor(private readonly dataSource: DataSource) {}

  /** Rows of a statement that is planned once a connection: for texts of which there are few. */
  async planned<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.pool().query({ name: this.nameOf(text), text, values: [...values], types });
    return rows as Row[];
  }

  /** Rows of a statement that is planned anew, since what it costs depends on its values. */
  async fresh<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.pool().query({ text, values: [...values], types });
    return rows as Row[];
  }

  /** An entity's rows, planned: `where` and what may follow it. */
  of<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    where: string,
    values: readonly unknown[],
  ): Promise<Entity[]> {
    const { tableName } = this.dataSource.getMetadata(entity);
    return this.planned(`select ${this.columns(entity)} from ${tableName} where ${where}`, values);
  }

  /**
   * The columns of an entity under their properties' names, all of them or the named ones. (Never `*`: a column that a
   * later version adds must not change the result of a statement that is planned.)
   */
  columns<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    alias?: string,
    only?: readonly (keyof Entity)[],
  ): string {
    return this.dataSource
      .getMetadata(entity)
      .columns.filter(({ propertyName }) => !only || only.includes(propertyName))
      .map(({ databaseName, propertyName }) =>
        alias ? `${alias}.${databaseName} as "${propertyName}"` : `${databaseName} as "${propertyName}"`,
      )
      .join(', ');
  }

  /** TypeORM's own pool, since it names no statements. */
  private pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { master: pg.Pool }).master;
  }

  private nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = createHash('sha256').update(text).digest('hex').slice(0, 40);
      this.names.set(text, name);
    }
    return name;
  }
}
