SELECT DISTINCT name, phone
FROM (
  SELECT name, phone FROM owners
  UNION ALL
  SELECT name, phone FROM tenants
) AS people
WHERE phone IS NOT NULL
ORDER BY name, phone;
