SELECT id, name
FROM passengers
WHERE city <> 'Mumbai' OR city IS NULL;
