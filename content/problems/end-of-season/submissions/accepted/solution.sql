DELETE FROM stock
WHERE pieces = 0;

UPDATE stock
SET price = price - 50
WHERE arrived < '2026-04-01' AND price >= 200;
