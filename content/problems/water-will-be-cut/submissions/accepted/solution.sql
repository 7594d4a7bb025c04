SELECT name, phone FROM owners WHERE phone IS NOT NULL
UNION
SELECT name, phone FROM tenants WHERE phone IS NOT NULL
ORDER BY name, phone;
