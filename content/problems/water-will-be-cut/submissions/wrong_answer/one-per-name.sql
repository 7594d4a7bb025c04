SELECT name, MIN(phone) AS phone FROM (SELECT name, phone FROM owners UNION SELECT name, phone FROM tenants) WHERE phone IS NOT NULL GROUP BY name ORDER BY name;
