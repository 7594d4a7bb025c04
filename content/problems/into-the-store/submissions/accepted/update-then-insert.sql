UPDATE store SET pieces = pieces + (
  SELECT SUM(d.pieces - d.broken) FROM deliveries AS d
  WHERE d.item = store.item AND d.broken IS NOT NULL
)
WHERE item IN (SELECT item FROM deliveries WHERE broken IS NOT NULL);

INSERT INTO store (item, pieces)
SELECT item, SUM(pieces - broken)
FROM deliveries
WHERE broken IS NOT NULL AND item NOT IN (SELECT item FROM store)
GROUP BY item;

DELETE FROM deliveries WHERE broken IS NOT NULL;
