SELECT number, name
FROM trains
WHERE source = 'Delhi' OR destination = 'Delhi'
ORDER BY number;
