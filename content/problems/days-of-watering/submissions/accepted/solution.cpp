#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Plant {
    string name;
    int first, rhythm;

    bool is_due(int day) const { return day >= first && (day - first) % rhythm == 0; }
};

int main() {
    int p, k;
    cin >> p >> k;
    vector<Plant> plants(p);
    for (Plant &plant : plants) cin >> plant.name >> plant.first >> plant.rhythm;
    for (int day = 1; k > 0; day++) {
        string names;
        for (const Plant &plant : plants) {
            if (plant.is_due(day)) names += " " + plant.name;
        }
        if (names == "") continue;
        cout << day << ":" << names << '\n';
        k--;
    }
}
