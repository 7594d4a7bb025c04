#include <iostream>
#include <string>
using namespace std;

class House {
public:
    int number = 0, points = 0, students = 0;
};

class Student {
public:
    void join(House &new_house) {
        if (house != nullptr) house->students--;
        house = &new_house;
        house->students++;
    }

    void win(int p) {
        points += p;
        house->points += p;
    }

    void print() const { cout << house->number << ' ' << points << '\n'; }

private:
    int points = 0;
    House *house = nullptr;
};

int main() {
    House houses[7];
    for (int h = 1; h <= 6; h++) houses[h].number = h;
    Student students[101];
    int n;
    cin >> n;
    while (n-- > 0) {
        string command;
        int a, b;
        cin >> command >> a;
        if (command == "house") {
            cout << houses[a].points << ' ' << houses[a].students << '\n';
        } else if (command == "student") {
            students[a].print();
        } else if (command == "join") {
            cin >> b;
            students[a].join(houses[b]);
        } else {
            cin >> b;
            students[a].win(b);
        }
    }
}
