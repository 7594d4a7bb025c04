INSERT INTO store (item, pieces)
SELECT item, SUM(pieces - broken)
FROM deliveries
WHERE broken IS NOT NULL
GROUP BY item
ON CONFLICT (item) DO UPDATE SET pieces = pieces + excluded.pieces;

DELETE FROM deliveries WHERE broken IS NOT NULL;
