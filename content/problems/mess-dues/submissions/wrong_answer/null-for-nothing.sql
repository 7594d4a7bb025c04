CREATE VIEW dues AS SELECT b.roll, b.name, (SELECT SUM(x.rupees) FROM bills x WHERE x.roll = b.roll) - (SELECT SUM(p.rupees) FROM payments p WHERE p.roll = b.roll) AS due FROM boarders b;
